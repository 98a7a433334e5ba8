/**
 * A picture half as large again as the map: it is moved with the map and drawn again once that rests, since drawing it takes
 * longer than a frame may.
 */
import type { Palette } from './palette.ts';
import type { PreparedScene } from './prepared-scene.ts';
import { clearCanvas, onScreen, sameView, type ViewFrame } from './view-frame.ts';

/** Its size, of that of the map. */
const LARGER = 1.5;
/** While the map moves it is drawn again at most this often, where it does not fill the map any more. Milliseconds. */
const LEAST_MS = 200;

export interface KeptPicture {
  canvas: HTMLCanvasElement;
  /** Says that it has to be drawn in other colours. */
  spoil: () => void;
  /** Moves it, and draws it again where that is needed and it is time. */
  show: (view: ViewFrame, scene: PreparedScene, palette: Palette) => void;
}

interface Drawing {
  /** Whether it would look other than it was drawn, where so many metres of the projection are a pixel. */
  looksOther: (drawn: PreparedScene, now: PreparedScene, resolution: number) => boolean;
  /** Draws it on what is clear. */
  paint: (context: CanvasRenderingContext2D, view: ViewFrame, scene: PreparedScene, palette: Palette) => void;
}

export function keptPicture({ looksOther, paint }: Drawing): KeptPicture {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0';
  let spoilt = true;
  let drawnAt = 0;
  let kept: { drawn: ViewFrame; shown: ViewFrame; scene: PreparedScene } | undefined;
  const show: KeptPicture['show'] = (view, scene, palette) => {
    if (kept && looksOther(kept.scene, scene, view.resolution)) spoilt = true;
    const stale = !kept || spoilt || (view.atRest ? !sameView(kept.shown, view) : !covers(kept.drawn, view));
    if (stale && (view.atRest || spoilt || performance.now() - drawnAt > LEAST_MS)) {
      const drawn = {
        ...view,
        width: Math.round(view.width * LARGER),
        height: Math.round(view.height * LARGER),
      };
      const context = clearCanvas(canvas, drawn.width, drawn.height, drawn.ratio);
      if (context) paint(context, drawn, scene, palette);
      kept = { drawn, shown: view, scene };
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
