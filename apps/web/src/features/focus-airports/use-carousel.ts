import { mediaQuery } from '@va/ui/state/media-query.ts';
import { useStore } from '@va/ui/state/use-store.ts';
import { useEffect, useState } from 'react';
import { motionPaused } from '#app/services/motion.ts';

/** The next image comes every 4 s (docs/spec.md §2). */
export const CAROUSEL_INTERVAL_MS = 4000;

const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)', false);

/**
 * Index of a carousel that advances by itself, but not under reduced motion, while the pointer is on it, while motion
 * is paused, or after the keyboard has entered it or the pilot has stopped it (WCAG 2.2.2, APG carousel). Starting it
 * again ends the pause of the whole page too.
 */
export function useCarousel(length: number) {
  const stillPreferred = useStore(reducedMotion);
  const allPaused = useStore(motionPaused);
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const rotating = !allPaused && !(stopped ?? stillPreferred);

  useEffect(() => {
    if (!rotating || hovered) return;
    const timer = setTimeout(() => setIndex((index + 1) % length), CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [rotating, hovered, index, length]);

  const setRotating = (on: boolean) => {
    setStopped(!on);
    if (on && allPaused) motionPaused.set(false);
  };
  return { index, rotating, show: setIndex, setRotating, setHovered };
}
