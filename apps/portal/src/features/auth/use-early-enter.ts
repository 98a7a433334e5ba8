import { useEffect, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';

/** Where boot.js notes it too, which is there before the app. The build renders this form without a document. */
const noted = () => document.documentElement.dataset;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-enter'] });
  return () => observer.disconnect();
}

/**
 * Keeps an Enter that is pressed before the form can be sent, which browsers drop, and sends the form once it can be.
 * Typing on takes it back: what was asked for is no longer what stands there.
 */
export function useEarlyEnter(form: RefObject<HTMLFormElement | null>, ready: boolean) {
  const kept = useSyncExternalStore(
    subscribe,
    () => 'enter' in noted(),
    () => false,
  );

  useEffect(() => {
    if (!ready || !kept) return;
    delete noted()['enter'];
    form.current?.requestSubmit();
  }, [form, ready, kept]);

  return {
    /** Whether the form goes as soon as it can. */
    waiting: kept && !ready,
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (!ready && key === 'Enter' && target instanceof HTMLInputElement) noted()['enter'] = '';
    },
    onInput: () => {
      delete noted()['enter'];
    },
  };
}
