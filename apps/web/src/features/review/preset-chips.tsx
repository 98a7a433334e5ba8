import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@va/ui/controls/button.tsx';
import { KeyCap } from '@va/ui/controls/key-cap.tsx';
import type { Preset } from './presets.ts';

interface PresetChipsProps {
  presets: readonly Preset[];
  /** What the pilot would read as it stands. */
  text: string;
  /** Shows the number that chooses each. */
  withKeys: boolean;
  /** The one that would take the place of what the reviewer typed; null where nothing is asked. */
  asked: Preset | null;
  onChoose: (preset: Preset) => void;
  onReplace: (preset: Preset) => void;
  onKeep: () => void;
}

/** Reasons that fill in the text; what was typed is only replaced after a yes. */
export function PresetChips({
  presets,
  text,
  withKeys,
  asked,
  onChoose,
  onReplace,
  onKeep,
}: PresetChipsProps) {
  return (
    <>
      <div
        role="group"
        aria-label="Textos para empezar"
        data-texts
        tabIndex={-1}
        // On a desk they have one line: many are cut short, and the question takes their place.
        className={clsx('flex min-w-0 flex-wrap gap-2 lg:flex-nowrap', asked && 'lg:hidden')}
      >
        {presets.map((preset, index) => (
          <Button
            key={preset[0]}
            size="sm"
            className="min-w-0"
            title={preset[0]}
            aria-pressed={text === preset[1]}
            onClick={() => onChoose(preset)}
          >
            <span className="truncate">{preset[0]}</span>{' '}
            {withKeys && index < 9 && <KeyCap>{index + 1}</KeyCap>}
          </Button>
        ))}
      </div>
      {asked && (
        <div
          role="group"
          aria-label="Cambiar el texto"
          className="grid gap-2 rounded-md bg-media-soft p-3 text-sm lg:flex lg:items-center lg:px-3 lg:py-0"
        >
          <p className="lg:leading-tight">¿Cambias lo que has escrito por «{asked[0]}»?</p>
          <div className="flex shrink-0 flex-wrap gap-2 lg:flex-nowrap">
            <Button size="sm" data-replace onClick={() => onReplace(asked)}>
              Cambiarlo
            </Button>
            <Button size="sm" onClick={onKeep}>
              Dejar lo mío
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

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
