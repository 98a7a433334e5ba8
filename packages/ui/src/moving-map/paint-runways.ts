/** Runways to scale, where the map is close enough for them. */
import type { MapRunway } from '@va/domain/maps/map-scene.ts';
import { mercator, stretchAt, type MercatorPoint } from '@va/domain/maps/mercator.ts';
import type { Palette } from './palette.ts';
import { onScreen, turnsShown, type ViewFrame } from './view-frame.ts';

/** Metres of the projection for a pixel from which on runways are drawn (zoom 8), and named (zoom 12). */
const [DRAWN_FROM, NAMED_FROM] = [156_543 / 2 ** 8, 156_543 / 2 ** 12];

export interface DrawnRunway {
  ends: readonly { at: MercatorPoint; ident: string }[];
  /** Metres of the projection. */
  width: number;
}

export function drawnRunway({ ends, widthM }: MapRunway): DrawnRunway {
  return {
    ends: ends.map((end) => ({ at: mercator(end), ident: end.ident })),
    width: widthM * stretchAt(ends[0].lat),
  };
}

export function paintRunways(
  context: CanvasRenderingContext2D,
  view: ViewFrame,
  runways: readonly DrawnRunway[],
  palette: Palette,
): void {
  if (view.resolution > DRAWN_FROM) return;
  for (const { ends, width } of runways) {
    const [one, other] = ends;
    if (!one || !other) continue;
    for (const turn of turnsShown(view, one.at[0], one.at[0], 300)) {
      const from = onScreen(view, one.at[0] + turn, one.at[1]);
      const to = onScreen(view, other.at[0] + turn, other.at[1]);
      context.lineCap = 'butt';
      context.strokeStyle = palette.dot;
      // Never thinner than can be seen: at zoom 8 a runway of 60 m is a tenth of a pixel.
      context.lineWidth = Math.max(1.5, width / view.resolution);
      context.beginPath();
      context.moveTo(...from);
      context.lineTo(...to);
      context.stroke();
      if (view.resolution <= NAMED_FROM) nameEnds(context, [one.ident, other.ident], from, to, palette);
    }
  }
}

/** The number of each end, just before its threshold. */
function nameEnds(
  context: CanvasRenderingContext2D,
  idents: readonly [string, string],
  from: MercatorPoint,
  to: MercatorPoint,
  { dot, sea, font }: Palette,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [right, down] = [((to[0] - from[0]) / length) * 14, ((to[1] - from[1]) / length) * 14];
  context.font = `700 12px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = sea;
  context.fillStyle = dot;
  for (const [ident, x, y] of [
    [idents[0], from[0] - right, from[1] - down],
    [idents[1], to[0] + right, to[1] + down],
  ] as const) {
    context.strokeText(ident, x, y);
    context.fillText(ident, x, y);
  }
  context.textAlign = 'start';
}
