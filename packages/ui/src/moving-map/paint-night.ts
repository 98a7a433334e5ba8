/** Night and the grid of degrees, as a picture of their own below the lines. */
import { nightRing } from '@va/domain/drawings/night-side.ts';
import { FARTHEST_LAT, latitudeAt, mercator, WORLD_M } from '@va/domain/maps/mercator.ts';
import { keptPicture, type KeptPicture } from './kept-picture.ts';
import { nightLooksOther } from './looks-other.ts';
import type { Palette } from './palette.ts';
import { MOVED_PX, onScreen, type ViewFrame } from './view-frame.ts';

export function nightPicture(): KeptPicture {
  return keptPicture({
    looksOther: (drawn, now, resolution) => nightLooksOther(drawn, now, MOVED_PX * resolution),
    paint: (context, view, { nightAt }, palette) => {
      paintGrid(context, view, palette);
      if (nightAt !== undefined) paintNight(context, view, nightAt, palette);
    },
  });
}

function paintNight(
  context: CanvasRenderingContext2D,
  view: ViewFrame,
  now: number,
  { night }: Palette,
): void {
  // Three half turns each way: one turn of it would leave an edge in a map that shows two.
  const ring = nightRing(now, FARTHEST_LAT).map(mercator);
  const turn = Math.round(view.center[0] / WORLD_M) * WORLD_M;
  context.fillStyle = night;
  context.beginPath();
  for (const [x, y] of ring) context.lineTo(...onScreen(view, x + turn, y));
  context.fill();
}

function paintGrid(context: CanvasRenderingContext2D, view: ViewFrame, { dot }: Palette): void {
  const degrees = (view.width * view.resolution * 360) / WORLD_M;
  const step = [1, 2, 5, 10, 15, 30].find((one) => degrees / one <= 12) ?? 30;
  context.strokeStyle = dot;
  context.globalAlpha = 0.1;
  context.lineWidth = 1;
  context.beginPath();
  const [west, east] = [-1, 1].map(
    (side) => ((view.center[0] + (side * view.width * view.resolution) / 2) / WORLD_M) * 360,
  );
  const [north, south] = [1, -1].map((side) =>
    latitudeAt(view.center[1] + (side * view.height * view.resolution) / 2),
  );
  const half = (value: number) => Math.round(value) + 0.5;
  for (let lon = Math.ceil((west ?? 0) / step) * step; lon <= (east ?? 0); lon += step) {
    const [x] = onScreen(view, (lon / 360) * WORLD_M, 0);
    context.moveTo(half(x), 0);
    context.lineTo(half(x), view.height);
  }
  for (
    let lat = Math.ceil(Math.max(-80, south ?? 0) / step) * step;
    lat <= Math.min(80, north ?? 0);
    lat += step
  ) {
    const [, y] = onScreen(view, ...mercator({ lat, lon: 0 }));
    context.moveTo(0, half(y));
    context.lineTo(view.width, half(y));
  }
  context.stroke();
  context.globalAlpha = 1;
}
