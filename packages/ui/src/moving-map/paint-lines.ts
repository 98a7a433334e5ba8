/** Lines and tracks, as a picture of their own below the aircraft. */
import { keptPicture, type KeptPicture } from './kept-picture.ts';
import { linesLookOther } from './looks-other.ts';
import { colourAt, type Palette } from './palette.ts';
import type { DrawnLine } from './prepared-scene.ts';
import { onScreen, turnsShown, type ViewFrame } from './view-frame.ts';

/** So far a track may end behind its aircraft: its picture, which is larger, covers that. CSS pixels. */
const BEHIND_PX = 4;

export function linesPicture(): KeptPicture {
  return keptPicture({
    looksOther: (drawn, now, resolution) => linesLookOther(drawn, now, BEHIND_PX * resolution),
    paint: (context, view, scene, palette) => {
      context.lineJoin = 'round';
      const lines = scene.lines();
      const back = lines.some(({ main }) => main);
      for (const line of lines.toSorted((a, b) => rankOf(a) - rankOf(b)))
        paintLine(context, view, line, palette, back && !line.main);
    },
  });
}

function rankOf({ main, look }: DrawnLine): number {
  return main ? 3 : look === 'flown' ? 2 : look === 'planned' ? 1 : 0;
}

function paintLine(
  context: CanvasRenderingContext2D,
  view: ViewFrame,
  { points, left, right, look, width, height }: DrawnLine,
  palette: Palette,
  /** It stands back behind the way of the chosen flight. */
  back: boolean,
): void {
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
