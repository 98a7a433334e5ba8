import { useState } from 'react';
import { keepDraft, readDraft } from '#app/services/drafts.ts';

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
