import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Preset } from './presets.ts';

interface PresetChoiceInput {
  /** Whether the reviewer typed the text that stands there: it is only replaced after a yes. */
  typed: boolean;
  setText: (text: string) => void;
  /** Puts the focus on what a selector finds in the decision. */
  focus: (selector: string) => void;
}

/** Presets in the place of a text: the one that is asked about, and what can be done with it. */
export function usePresetChoice({ typed, setText, focus }: PresetChoiceInput) {
  const [asked, ask] = useState<Preset | null>(null);
  /** Whatever changes the text makes the question about it moot. */
  const write = (words: string) => {
    setText(words);
    ask(null);
  };
  return {
    asked,
    write,
    drop: () => ask(null),
    replace: ([, words]: Preset) => {
      write(words);
      focus('[data-decide]');
    },
    choose: (preset: Preset) => {
      if (!typed) return write(preset[1]);
      flushSync(() => ask(preset));
      focus('[data-replace]');
    },
  };
}

/** What can be done with presets. */
export type PresetChoice = ReturnType<typeof usePresetChoice>;
