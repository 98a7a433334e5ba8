import { useStore } from '@va/ui/state/use-store.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { motionPaused } from '#app/services/motion.ts';

/** Specification §2: the next image every 4 s. */
export const CAROUSEL_INTERVAL_MS = 4000;

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Index of a carousel that goes round by itself: not under reduced motion, not while the pointer rests on it or motion
 * is paused on the whole page, and no more once the keyboard has entered it or the pilot has stopped it (WCAG 2.2.2; APG
 * carousel pattern). Setting it going again lifts the page's pause too, lest the two say opposite things.
 */
export function useCarousel(length: number) {
  const stillPreferred = useSyncExternalStore(subscribeToMotion, () => matchMedia(reducedMotion).matches);
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

function subscribeToMotion(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
