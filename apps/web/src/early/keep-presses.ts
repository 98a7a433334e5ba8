import { ALIVE } from '#app/config/first-paint.ts';
import { onceAlive } from './once-alive.ts';

/**
 * Keeps what is pressed and sent before the app has come, and does it again when it has; what was typed is taken in first
 * (`keepTyped`). Links and what opens by itself need no app. «Atrás» waits too: React would find another page than the one
 * that is painted.
 */
export function keepPresses(): void {
  const acts: (() => void)[] = [];
  const keep = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    acts.push(again);
  };
  const listeners: Record<string, (event: Event) => void> = {
    popstate: (event) => keep(event, () => dispatchEvent(new Event('popstate'))),
    click(event) {
      const button = (event.target as Element).closest<HTMLElement>('#root button');
      if (!button) return;
      const name = nameOf(button);
      keep(event, () => pressAgain(button, name));
    },
    keydown(event) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
      if ((ctrlKey || metaKey) && /^[kb]$/i.test(key) && !altKey && !shiftKey)
        keep(event, () => document.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent)));
    },
    submit(event) {
      const form = event.target as HTMLFormElement;
      keep(event, () => onceAlive(form, () => form.requestSubmit()));
    },
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true);
  const redo = () => {
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true);
    // After the commit that this is told in, before whose end React takes nothing in, and after what was typed.
    setTimeout(() => {
      for (const again of acts) again();
    });
  };
  document.addEventListener(ALIVE, redo, { once: true });
}

const nameOf = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;

/**
 * Presses a button; where the app has made another page, the one of the same name. None where a button says something else
 * by now: what was wanted is so already.
 */
function pressAgain(button: HTMLElement, name: string | null): void {
  const buttons = [button, ...document.querySelectorAll<HTMLElement>('#root button')];
  const now = buttons.find((one) => one.isConnected && nameOf(one) === name);
  if (now) onceAlive(now, () => now.click());
}
