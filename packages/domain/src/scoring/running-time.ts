import type { Track } from './track.ts';

/**
 * Time for which the simulation had run at a moment, ms, without pauses. The moments must be passed in rising order.
 */
export function runningMs({ interruptions }: Pick<Track, 'interruptions'>): (at: number) => number {
  const pauses = interruptions.filter(({ kind }) => kind === 'pause');
  let stood = 0;
  let next = 0;
  return (at) => {
    for (let pause = pauses[next]; pause && pause.to <= at; pause = pauses[next]) {
      stood += pause.seconds * 1000;
      next += 1;
    }
    const open = pauses[next];
    return at - stood - (open && open.from < at ? Math.min(at - open.from, open.seconds * 1000) : 0);
  };
}
