import { useState } from 'react';
import { isOvertaken } from './problem.ts';

/**
 * The version of a thing on which an open dialog works, sent with the change. A newer version replaces it unless it
 * `clashes` with the typed values: then the server must refuse first and say who changed it, and only after that the
 * dialog continues with the newer one.
 * @returns the thing, and a function to call with the refusal once the thing has been read again
 */
export function useOpened<T extends { version: number } | null>(current: T, clashes: (opened: T) => boolean) {
  const [opened, setOpened] = useState(current);
  const [told, setTold] = useState(false);
  if (opened?.version !== current?.version && (told || !clashes(opened))) setOpened(current);
  // A refusal covers only what has been read by then; for a later change the server must refuse again.
  if (told) setTold(false);
  const hear = (error: unknown) => {
    if (isOvertaken(error)) setTold(true);
  };
  return [opened, hear] as const;
}
