import { WORLD_M, type MercatorPoint } from '@va/domain/maps/mercator.ts';

/** What of the world a map shows in one frame. */
export interface ViewFrame {
  /** Middle, metres of the projection. */
  center: MercatorPoint;
  /** Metres of the projection for a CSS pixel. */
  resolution: number;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the screen for a CSS pixel. */
  ratio: number;
  /** Neither dragged nor gliding. */
  atRest: boolean;
}

/** What has moved by less looks as it was drawn. CSS pixels. */
export const MOVED_PX = 0.5;

/** Where a point lies, CSS pixels from the top left; of the first turn of the world. */
export function onScreen(
  { center, resolution, width, height }: ViewFrame,
  x: number,
  y: number,
): MercatorPoint {
  return [(x - center[0]) / resolution + width / 2, (center[1] - y) / resolution + height / 2];
}

/** By how many metres the world is moved for each of its turns that shows something between two x, metres. */
export function turnsShown(
  { center, resolution, width }: ViewFrame,
  left: number,
  right: number,
  margin = 0,
): number[] {
  const half = (width / 2 + margin) * resolution;
  const first = Math.ceil((center[0] - half - right) / WORLD_M);
  const last = Math.floor((center[0] + half - left) / WORLD_M);
  const turns: number[] = [];
  for (let turn = first; turn <= last; turn++) turns.push(turn * WORLD_M);
  return turns;
}

export function sameView(a: ViewFrame, b: ViewFrame): boolean {
  return (
    a.resolution === b.resolution &&
    a.center[0] === b.center[0] &&
    a.center[1] === b.center[1] &&
    a.width === b.width &&
    a.height === b.height &&
    a.ratio === b.ratio
  );
}

/** A canvas of a size in CSS pixels, cleared, drawn in CSS pixels; null where the browser gives none. */
export function clearCanvas(canvas: HTMLCanvasElement, width: number, height: number, ratio: number) {
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  const context = canvas.getContext('2d');
  context?.setTransform(1, 0, 0, 1, 0, 0);
  context?.clearRect(0, 0, across, down);
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** What a map is drawn into: an element that has an area whenever anybody measures it. */

/** Told of each size that the frame takes, CSS pixels, both above 0. */
type OnSize = (width: number, height: number) => void;

/**
 * Puts an element into `host` that fills it from the moment when that has an area, and keeps its last size where the
 * host has none: behind another tab, or in a part of the page that is folded. A map that measures an element without an
 * area warns in the console, and knows no more what it showed.
 */
export function sizedFrame(host: HTMLElement, onSize: OnSize): { frame: HTMLElement; destroy: () => void } {
  const frame = document.createElement('div');
  frame.style.cssText = 'position:absolute;left:0;top:0';
  const fill = () => {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    onSize(width, height);
  };
  const size = new ResizeObserver(fill);
  host.append(frame);
  size.observe(host);
  return {
    frame,
    destroy: () => {
      size.disconnect();
      frame.remove();
    },
  };
}
