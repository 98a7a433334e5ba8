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
