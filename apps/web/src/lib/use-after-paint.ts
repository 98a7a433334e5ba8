import { startTransition, useEffect, useState } from 'react';

/** Runs `run` once the next frame is painted; the function that it gives takes that back. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The callback runs before the frame is painted, and the timer after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value that follows `value` one painted frame later, for what may come after the main thing is on the screen.
 * `useDeferredValue` alone does not promise a frame in between.
 * @param first what it is until the first frame
 */
export function useAfterPaint<T extends string | number | boolean | object | undefined>(
  value: T,
  first: T = value,
): T {
  const [shown, setShown] = useState<T>(first);
  useEffect(() => afterPaint(() => startTransition(() => setShown(value))), [value]);
  return shown;
}
