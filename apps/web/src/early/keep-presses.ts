import { ALIVE } from '#app/config/first-paint.ts';
import { isAlive, onceAlive } from './once-alive.ts';

/** So long do later presses wait for one whose part of the page has not come yet. */
const PATIENCE_MS = 1000;

/**
 * Holds back clicks and submissions before the app has hydrated, and repeats them afterwards in their order; typed text is
 * restored first (`keepTyped`). Parts that hydrate later than the page keep theirs until then. Links and native disclosures need
 * no app. «Atrás» is held back too: React would find another page than the painted one.
 */
export function keepPresses(): void {
  const acts: Act[] = [];
  /** Once the app has come, what it does not reach yet. */
  let late: Set<Element> | undefined;
  const keep = (event: Event, element: Element | null, again: Act) => {
    // Alive by now, as what React wakes for being typed into, it takes the event itself.
    if (late && (!element || !late.delete(element) || isAlive(element))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (late) again(() => undefined);
    else acts.push(again);
  };
  const listen = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);
  listen('popstate', (event) =>
    keep(
      event,
      null,
      act(() => dispatchEvent(new Event('popstate'))),
    ),
  );
  listen('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('#root button');
    if (!button) return;
    const name = nameOf(button);
    keep(event, button, (next) => pressAgain(button, name, next));
  });
  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
    if ((ctrlKey || metaKey) && /^[kb]$/i.test(key) && !altKey && !shiftKey)
      keep(
        event,
        null,
        act(() => document.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent))),
      );
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    keep(event, form, (next) => onceAlive(form, () => form.requestSubmit(), next));
  });
  document.addEventListener(
    ALIVE,
    () => {
      const parts = document.querySelectorAll('#root :is(button, form)');
      late = new Set([...parts].filter((part) => !isAlive(part)));
      // After the commit in which this event is sent, since React handles no events before its end, and after the typed
      // text has been restored.
      setTimeout(() => inTurn(acts));
    },
    { once: true },
  );
}

/** Repeats what a person did, and then calls what comes next, in the same turn. */
type Act = (next: () => void) => void;

const act =
  (again: () => void): Act =>
  (next) => {
    again();
    next();
  };

/** One after the other, since what was pressed last is to lie on top; but for what does not come. */
function inTurn([first, ...rest]: readonly Act[]): void {
  const next = () => inTurn(rest.splice(0));
  first?.(next);
  if (rest.length > 0) setTimeout(next, PATIENCE_MS);
}

const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;

/**
 * Clicks a button or, if the app has replaced it, the one of the same name. If no button has that name any more, the
 * wish is already fulfilled and nothing happens.
 */
function pressAgain(button: HTMLElement, name: string | null, next: () => void): void {
  const buttons = [button, ...document.querySelectorAll<HTMLElement>('#root button')];
  const now = buttons.find((one) => one.isConnected && nameOf(one) === name);
  if (now) onceAlive(now, () => now.click(), next);
  else next();
}
