import { useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';

/** A text stored in this browser until it has been sent: the text, a function to change it, and one to delete it. */
export function useDraftText(name: string): readonly [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => readDraft(name)['text'] ?? '');
  const change = (next: string) => {
    setText(next);
    keepDraft(name, next === '' ? null : { text: next });
  };
  return [text, change, () => change('')];
}
