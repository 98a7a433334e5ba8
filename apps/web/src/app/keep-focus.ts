/** Elements that take the focus when it is lost inside them. */
const PLACES = 'li, section, main';

/**
 * Restores a lost focus, so that a screen reader and the next Tab continue from the same place. If the focused element
 * disappears, as a button does after its act, the nearest surrounding place takes the focus, or the element with
 * `data-takes-focus` in it. A button that was disabled during its act gets the focus back. If the page moves the focus
 * itself, that takes precedence.
 * @returns stops watching
 */
export function keepFocus(root: HTMLElement): () => void {
  let held: Element | null = null;
  let places: HTMLElement[] = [];
  const hold = ({ target }: Event) => {
    held = target instanceof Element ? target : null;
    places = [];
    for (let at = held?.parentElement?.closest<HTMLElement>(PLACES); at;) {
      places.push(at);
      at = at.parentElement?.closest<HTMLElement>(PLACES);
    }
  };
  // A click on the empty page takes the focus away on purpose; that is no loss to repair.
  const letGo = ({ target }: Event) => {
    if (!(target instanceof Node && held?.contains(target))) held = null;
  };
  const takeOver = () => {
    if (held === null || held.isConnected || document.activeElement !== document.body) return;
    held = null;
    for (const place of places) {
      if (!place.isConnected) continue;
      const marked = [...place.querySelectorAll<HTMLElement>('[data-takes-focus]')];
      const next = marked.find((one) => one.closest(PLACES) === place) ?? place;
      if (next === place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  };
  const giveBack = () => {
    if (document.activeElement === document.body && held instanceof HTMLElement)
      held.focus({ preventScroll: true });
  };
  // After the effects of the page, which may move the focus themselves.
  const watcher = new MutationObserver((changes) => {
    if (held?.isConnected === false) setTimeout(takeOver);
    else if (changes.some(({ type, target }) => type === 'attributes' && target === held))
      setTimeout(giveBack);
  });
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', letGo, true);
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', letGo, true);
  };
}
