import { mediaQuery } from '@va/ui/state/media-query.ts';
import { type Store, useStore } from '@va/ui/state/store.ts';
import { useEffect, useState } from 'react';

/** Times as fast as it was flown. */
export const REPLAY_SPEEDS = [30, 120, 600] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Milliseconds between two frames: smooth enough for a mark on a map; one a second under reduced motion. */
const SMOOTH_MS = 50;
const CALM_MS = 1000;
const reducedMotion = mediaQuery('(prefers-reduced-motion: reduce)', false);

/** A flight that is played, from one moment to another; milliseconds since 1970. */
export interface Replay {
  at: number;
  playing: boolean;
  speed: ReplaySpeed;
  seek(at: number): void;
  setSpeed(speed: ReplaySpeed): void;
  /** Plays or pauses; at the end it begins anew. */
  toggle(): void;
}

/**
 * Replays a recorded flight.
 * @param moment shared position of the replay; null, until it is played or set, means the beginning
 */
export function useReplay(from: number, to: number, moment: Store<number | null>): Replay {
  const calm = useStore(reducedMotion);
  const at = useStore(moment) ?? from;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>(120);
  const running = playing && at < to;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const timer = setInterval(
      () => {
        const now = performance.now();
        const passed = (now - last) * speed;
        last = now;
        moment.set(Math.min(to, (moment.snapshot() ?? from) + passed));
      },
      calm ? CALM_MS : SMOOTH_MS,
    );
    return () => clearInterval(timer);
  }, [running, speed, from, to, calm, moment]);
  return {
    at,
    playing: running,
    speed,
    seek: moment.set,
    setSpeed,
    toggle() {
      if (at >= to) moment.set(from);
      setPlaying(!running);
    },
  };
}
