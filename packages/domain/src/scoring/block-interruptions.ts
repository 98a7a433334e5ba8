import type { Interruption } from '../flight-record/interruptions.ts';
import type { Track } from './track.ts';

/** Pauses between off block and on block. */
export function pausesInBlock(track: Track): Interruption[] {
  return inBlock(track).filter(({ kind }) => kind === 'pause');
}

/** Gaps between off block and on block, cut to it. */
export function gapsInBlock(track: Track): Interruption[] {
  const { offBlock, onBlock } = track.times;
  return inBlock(track)
    .filter(({ kind }) => kind === 'gap')
    .map(({ kind, from, to }) => {
      const [start, end] = [Math.max(from, offBlock), Math.min(to, onBlock)];
      return { kind, from: start, to: end, seconds: (end - start) / 1000 };
    });
}

function inBlock({ interruptions, times: { offBlock, onBlock } }: Track): Interruption[] {
  return interruptions.filter(({ from, to }) => to > offBlock && from < onBlock);
}
