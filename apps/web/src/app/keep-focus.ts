/** What can take the focus for something in it. */
const PLACES = 'li, section, main';

/**
 * When what has the focus goes, as a button does with what it did, the nearest place around it takes the focus, or what
 * has `data-takes-focus` in that place: a screen reader and the next Tab go on from there. A button that was shut while its act
 * went on gets the focus back, which browsers take from what is shut. A page that leads the focus itself comes first.
 * @returns ends it
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
  // After the effects of the page.
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
