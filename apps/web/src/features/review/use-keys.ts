import { useEffect, useRef } from 'react';

/** Hears single keys, in capitals, while nothing is being typed and no other key is held. */
export function useKeys(keys: readonly string[], pressed: (key: string) => void): void {
  const act = useRef(pressed);
  useEffect(() => {
    act.current = pressed;
  });
  const wanted = keys.join('');
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      const typing =
        target instanceof HTMLElement &&
        target.matches('input:not([type=radio], [type=checkbox]), textarea, select');
      const sign = key.toUpperCase();
      if (typing || ctrlKey || altKey || metaKey || key.length !== 1 || !wanted.includes(sign)) return;
      event.preventDefault();
      act.current(sign);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [wanted]);
}
