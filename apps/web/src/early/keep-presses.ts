import { ALIVE } from '#app/config/first-paint.ts';
import { isAlive, onceAlive } from './once-alive.ts';

/**
 * Holds back clicks and submissions before the app has hydrated, and repeats them afterwards; typed text is restored
 * first (`keepTyped`). Parts that hydrate later than the page keep theirs until then. Links and native disclosures need
 * no app. «Atrás» is held back too: React would find another page than the painted one.
 */
export function keepPresses(): void {
  const acts: (() => void)[] = [];
  /** Once the app has come, what it does not reach yet. */
  let late: Set<Element> | undefined;
  const keep = (event: Event, element: Element | null, again: () => void) => {
    // Alive by now, as what React wakes for being typed into, it takes the event itself.
    if (late && (!element || !late.delete(element) || isAlive(element))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (late) again();
    else acts.push(again);
  };
  const listen = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);
  listen('popstate', (event) => keep(event, null, () => dispatchEvent(new Event('popstate'))));
  listen('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('#root button');
    if (!button) return;
    const name = nameOf(button);
    keep(event, button, () => pressAgain(button, name));
  });
  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
    if ((ctrlKey || metaKey) && /^[kb]$/i.test(key) && !altKey && !shiftKey)
      keep(event, null, () => document.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent)));
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    keep(event, form, () => onceAlive(form, () => form.requestSubmit()));
  });
  document.addEventListener(
    ALIVE,
    () => {
      const parts = document.querySelectorAll('#root :is(button, form)');
      late = new Set([...parts].filter((part) => !isAlive(part)));
      // After the commit in which this event is sent, since React handles no events before its end, and after the typed
      // text has been restored.
      setTimeout(() => {
        for (const again of acts) again();
      });
    },
    { once: true },
  );
}

const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;

/**
 * Clicks a button or, if the app has replaced it, the one of the same name. If no button has that name any more, the
 * wish is already fulfilled and nothing happens.
 */
function pressAgain(button: HTMLElement, name: string | null): void {
  const buttons = [button, ...document.querySelectorAll<HTMLElement>('#root button')];
  const now = buttons.find((one) => one.isConnected && nameOf(one) === name);
  if (now) onceAlive(now, () => now.click());
}
