import type { MapPlace } from '@va/domain/maps/map-scene.ts';
import type { Palette } from './palette.ts';

/** Width of a place by its look, CSS pixels. */
export const PLACE_PX: Readonly<Record<MapPlace['look'], number>> = {
  small: 3.5,
  dot: 6,
  main: 10,
  ringed: 16,
};
const NUMBER_PX = 20;

/** A dot, one that stands out, one with a ring, or the number of a stage in a disc. */
export function paintPlace(
  context: CanvasRenderingContext2D,
  { look, number }: Pick<MapPlace, 'look' | 'number'>,
  x: number,
  y: number,
  palette: Palette,
): void {
  if (number !== undefined) {
    disc(context, x, y, NUMBER_PX / 2 + 1.5, palette.sea);
    disc(context, x, y, NUMBER_PX / 2, look === 'main' ? palette.route : palette.dot);
    letters(context, String(number), x, y, palette.sea, palette.font);
    return;
  }
  const half = PLACE_PX[look] / 2;
  context.globalAlpha = look === 'small' ? 0.5 : 1;
  if (look === 'ringed') {
    disc(context, x, y, half + 3, palette.dot);
    disc(context, x, y, half + 1.5, palette.sea);
    disc(context, x, y, half - 3, palette.route);
  } else {
    if (look !== 'small') disc(context, x, y, half + 1.5, palette.sea);
    disc(context, x, y, half, look === 'main' ? palette.route : palette.dot);
  }
  context.globalAlpha = 1;
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function letters(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  colour: string,
  font: string,
): void {
  context.fillStyle = colour;
  context.font = `700 12px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + 0.5);
  context.textAlign = 'start';
}
