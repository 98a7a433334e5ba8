/**
 * Whether React has hydrated an element; parts of a page may hydrate later than the page. React stores its data on each
 * element under keys with this prefix; the children hydrate together with their parent.
 */
export function isAlive(element: Element): boolean {
  return Object.keys(element.firstElementChild ?? element).some((key) => key.startsWith('__react'));
}

/**
 * Does something once React knows an element: until then a press would be lost. Not if the element goes before.
 * @param next called afterwards, in the same turn
 */
export function onceAlive(element: Element, act: () => void, next?: () => void): void {
  if (element.isConnected && !isAlive(element))
    return void requestAnimationFrame(() => onceAlive(element, act, next));
  if (element.isConnected) act();
  next?.();
}
