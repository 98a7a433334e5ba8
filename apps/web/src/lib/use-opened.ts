import { useState } from 'react';
import { isOvertaken } from './problem.ts';

/**
 * A thing as it stood when its dialog was opened, whose version goes with the change. A newer one takes its place unless
 * it `clashes` with what was typed: then the server is to refuse, and to say who changed it. Once told so, one goes on from
 * the newer one.
 * @returns the thing, and what hears of a refusal once the thing has been read again
 */
export function useOpened<T extends { version: number } | null>(current: T, clashes: (opened: T) => boolean) {
  const [opened, setOpened] = useState(current);
  const [told, setTold] = useState(false);
  if (opened?.version !== current?.version && (told || !clashes(opened))) setOpened(current);
  // A refusal tells of what has been read by then: of a later change the server is to tell anew.
  if (told) setTold(false);
  const hear = (error: unknown) => {
    if (isOvertaken(error)) setTold(true);
  };
  return [opened, hear] as const;
}
