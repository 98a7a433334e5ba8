/** Aircraft as pictures, one for every five degrees: turning while drawing would cost more than drawing. */
import { AIRLINER } from '../maps/airliner.ts';
import type { Palette } from './palette.ts';

const TURN_STEP = 5;

export type AircraftLook = 'air' | 'ground' | 'own' | 'lost' | 'chosen';

/** Side of the picture of a mark, CSS pixels; with its edge. */
export const SIDES: Readonly<Record<AircraftLook, number>> = {
  air: 22,
  ground: 14,
  own: 24,
  lost: 22,
  chosen: 30,
};

export interface TurnedPictures {
  of: (look: AircraftLook, course: number | null) => HTMLCanvasElement;
}

/** @param ratio pixels of the screen for a CSS pixel */
export function turnedPictures(palette: Palette, ratio: number): TurnedPictures {
  const known = new Map<string, HTMLCanvasElement>();
  return {
    of: (look, course) => {
      const step =
        look === 'ground' || course === null ? 0 : Math.round(course / TURN_STEP) % (360 / TURN_STEP);
      const key = `${look} ${step}`;
      const found = known.get(key) ?? drawn(look, step * TURN_STEP, palette, ratio);
      known.set(key, found);
      return found;
    },
  };
}

function drawn(look: AircraftLook, degrees: number, palette: Palette, ratio: number): HTMLCanvasElement {
  const side = SIDES[look];
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(side * ratio);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(canvas.width / side, canvas.width / side);
  context.translate(side / 2, side / 2);
  context.fillStyle = {
    air: palette.dot,
    ground: palette.dot,
    own: palette.own,
    lost: palette.sea,
    chosen: palette.route,
  }[look];
  context.lineJoin = 'round';
  if (look === 'ground') {
    context.rotate(Math.PI / 4);
    context.strokeStyle = palette.sea;
    context.lineWidth = 2;
    context.strokeRect(-4, -4, 8, 8);
    context.fillRect(-4, -4, 8, 8);
    return canvas;
  }
  context.rotate((degrees * Math.PI) / 180);
  const scale = (side - 4) / 24;
  context.scale(scale, scale);
  context.translate(-12, -12);
  const shape = new Path2D(AIRLINER);
  context.lineWidth = look === 'lost' ? 3.4 : 4 / scale;
  context.strokeStyle = look === 'lost' ? palette.lost : palette.sea;
  context.stroke(shape);
  context.fill(shape);
  return canvas;
}
