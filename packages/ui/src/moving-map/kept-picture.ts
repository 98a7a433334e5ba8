/**
 * Night, grid and lines as one picture half as large again as the map: it is moved with the map and drawn again once that
 * rests, since drawing it takes longer than a frame may.
 */
import { nightRing } from '@va/domain/drawings/night-side.ts';
import { FARTHEST_LAT, latitudeAt, mercator, WORLD_M } from '@va/domain/maps/mercator.ts';
import { colourAt, type Palette } from './palette.ts';
import type { DrawnLine, PreparedScene } from './prepared-scene.ts';
import { clearCanvas, onScreen, sameView, turnsShown, type ViewFrame } from './view-frame.ts';

/** Its size, of that of the map. */
const LARGER = 1.5;
/** While the map moves it is drawn again at most this often, where it does not fill the map any more. Milliseconds. */
const LEAST_MS = 200;

export interface KeptPicture {
  canvas: HTMLCanvasElement;
  /** Says that what it shows has changed. */
  spoil: () => void;
  /** Moves it, and draws it again where that is needed and it is time. */
  show: (view: ViewFrame, scene: PreparedScene, palette: Palette) => void;
}

export function keptPicture(): KeptPicture {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0';
  let spoilt = true;
  let drawnAt = 0;
  let kept: { drawn: ViewFrame; shown: ViewFrame } | undefined;
  const show: KeptPicture['show'] = (view, scene, palette) => {
    const stale = !kept || spoilt || (view.atRest ? !sameView(kept.shown, view) : !covers(kept.drawn, view));
    if (stale && (view.atRest || spoilt || performance.now() - drawnAt > LEAST_MS)) {
      const drawn = {
        ...view,
        width: Math.round(view.width * LARGER),
        height: Math.round(view.height * LARGER),
      };
      paint(canvas, drawn, scene, palette);
      kept = { drawn, shown: view };
      spoilt = false;
      drawnAt = performance.now();
    }
    if (kept) canvas.style.transform = placeOf(kept.drawn, view);
  };
  return { canvas, spoil: () => (spoilt = true), show };
}

/** On whole pixels of the screen where its size is right: between them, lines would blur. */
function placeOf(drawn: ViewFrame, view: ViewFrame): string {
  const scale = drawn.resolution / view.resolution;
  const [x, y] = onScreen(view, ...drawn.center);
  const [left, top] = [x - (drawn.width / 2) * scale, y - (drawn.height / 2) * scale];
  if (scale !== 1) return `translate(${left}px, ${top}px) scale(${scale})`;
  const whole = (value: number) => Math.round(value * view.ratio) / view.ratio;
  return `translate(${whole(left)}px, ${whole(top)}px)`;
}

function covers(drawn: ViewFrame, view: ViewFrame): boolean {
  const reach = (part: ViewFrame, size: number) => (size / 2) * part.resolution;
  return [0, 1].every((axis) => {
    const apart = Math.abs((drawn.center[axis] ?? 0) - (view.center[axis] ?? 0));
    const [have, want] = axis === 0 ? [drawn.width, view.width] : [drawn.height, view.height];
    return apart + reach(view, want) <= reach(drawn, have);
  });
}

function paint(canvas: HTMLCanvasElement, view: ViewFrame, scene: PreparedScene, palette: Palette): void {
  const context = clearCanvas(canvas, view.width, view.height, view.ratio);
  if (!context) return;
  paintGrid(context, view, palette);
  if (scene.nightAt !== undefined) paintNight(context, view, scene.nightAt, palette);
  context.lineJoin = 'round';
  for (const line of scene.lines.toSorted((a, b) => rankOf(a) - rankOf(b)))
    paintLine(context, view, line, palette, scene);
}

function rankOf({ main, look }: DrawnLine): number {
  return main ? 3 : look === 'flown' ? 2 : look === 'planned' ? 1 : 0;
}

function paintLine(
  context: CanvasRenderingContext2D,
  view: ViewFrame,
  { points, left, right, look, width, height, main }: DrawnLine,
  palette: Palette,
  { lines }: PreparedScene,
): void {
  const back = !main && lines.some((line) => line.main);
  context.lineWidth = width;
  context.strokeStyle =
    height !== undefined ? colourAt(palette, height) : look === 'planned' ? palette.dot : palette.route;
  context.globalAlpha = look === 'faint' ? (back ? 0.25 : 0.5) : look === 'planned' ? 0.8 : 1;
  context.lineCap = look === 'planned' ? 'round' : 'butt';
  context.setLineDash(look === 'planned' ? [1, 6] : []);
  for (const turn of turnsShown(view, left, right)) {
    context.beginPath();
    let [lastX, lastY] = [Infinity, Infinity];
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = onScreen(view, (points[at] ?? 0) + turn, points[at + 1] ?? 0);
      // What lies within half a pixel shows nothing: a recorded track has thousands of points.
      if (at > 0 && at < points.length - 2 && Math.abs(x - lastX) + Math.abs(y - lastY) < 0.5) continue;
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
      [lastX, lastY] = [x, y];
    }
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
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
