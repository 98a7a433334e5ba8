/**
 * Whether React knows an element, which parts of a page can reach later than the page. It hangs what it knows on each
 * element, under names that begin like this; what is within comes to life with it.
 */
export function isAlive(element: Element): boolean {
  return Object.keys(element.firstElementChild ?? element).some((key) => key.startsWith('__react'));
}

/** Does something once React knows an element: until then a press would be lost. */
export function onceAlive(element: Element, act: () => void): void {
  if (!element.isConnected) return;
  if (isAlive(element)) act();
  else requestAnimationFrame(() => onceAlive(element, act));
}
