/**
 * Does something once React knows an element, which parts of a page can reach later than the page: until then a press would
 * be lost. React hangs what it knows on each element, under names that begin like this; what is within comes to life with it.
 */
export function onceAlive(element: Element, act: () => void): void {
  if (!element.isConnected) return;
  const known = element.firstElementChild ?? element;
  if (Object.keys(known).some((key) => key.startsWith('__react'))) act();
  else requestAnimationFrame(() => onceAlive(element, act));
}
