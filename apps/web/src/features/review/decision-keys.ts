import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { type Act, ACTS } from './acts.ts';
import type { Preset } from './presets.ts';

interface DecisionKeys {
  acts: readonly Act[];
  presets: readonly Preset[];
  onAct: (act: Act) => void;
  onPreset: (preset: Preset) => void;
  /** Shows the whole decision where a narrow window shows its foot alone. */
  onUnfold: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  focus: (selector: string) => void;
}

/** Hears the keys that choose a decision or a text, and those that go through the queue, while they are wanted. */
export function useDecisionKeys(
  isOn: boolean,
  { acts, presets, onAct, onPreset, onUnfold, onNext, onPrevious, focus }: DecisionKeys,
): void {
  const numbers = presets.slice(0, 9).map((_, index) => String(index + 1));
  const letters = acts.flatMap((act) => ACTS[act].key ?? []);
  const wanted = [...letters, ...numbers, ...(onNext ? ['J'] : []), ...(onPrevious ? ['K'] : [])];
  useKeys(isOn ? wanted : [], (key) => {
    const preset = presets[Number(key) - 1];
    if (preset) {
      // At once, since nothing hidden takes the focus.
      flushSync(onUnfold);
      focus('[data-decide]');
      return onPreset(preset);
    }
    const act = acts.find((each) => ACTS[each].key === key);
    if (act === undefined) return key === 'K' ? onPrevious?.() : onNext?.();
    // Rendered at once, so that the button is enabled and the texts are there to take the focus.
    flushSync(() => onAct(act));
    // From here Enter decides; where words are needed, a number key fills in a text, and Tab reaches the texts.
    focus(ACTS[act].needsText ? '[data-texts]' : '[data-decide]');
  });
}

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

/** Name under which this browser remembers that the reviewer has turned single keys off; they are on by default. */
const KEYS = 'teclas-de-la-mesa';

/** Whether single keys choose, and how to say so. */
export function useKeysWanted() {
  const [wanted, setWanted] = useState(() => readDraft(KEYS)['off'] === undefined);
  const want = (on: boolean) => {
    setWanted(on);
    keepDraft(KEYS, on ? null : { off: 'yes' });
  };
  return [wanted, want] as const;
}
