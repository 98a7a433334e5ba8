import type { Live } from '@va/contract/flights/live.ts';
import { withChanges } from '@va/contract/flights/live-changes.ts';
import { useEffect, useState } from 'react';
import { platformBase } from '#app/config/base-path.ts';
import { readQuery } from './read-query.ts';

/** Milliseconds until a line is tried again that was refused. */
const AGAIN_MS = 5000;

/** Latest data of the live map's stream. */
export interface LiveState {
  /** Undefined until the first message. */
  live: Live | undefined;
  /** Time of the data, milliseconds since 1970. */
  receivedAt: number;
  /** The connection is lost and being re-established. */
  lost: boolean;
}

/**
 * Watches the live map for as long as the page is open.
 * @param viewer whose map it is: with another one the stream begins anew
 */
export function useLive(viewer: string): LiveState {
  const [state, setState] = useState<LiveState>({ live: undefined, receivedAt: 0, lost: false });
  useEffect(() => {
    let stream: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      stream = new EventSource(`${platformBase}/api/v1/live/stream`);
      stream.addEventListener('live', ({ data }: MessageEvent<string>) =>
        setState({ live: JSON.parse(data), receivedAt: Date.now(), lost: false }),
      );
      stream.addEventListener('moved', ({ data }: MessageEvent<string>) =>
        setState(({ live }) => ({
          live: live && withChanges(live, JSON.parse(data)),
          receivedAt: Date.now(),
          lost: false,
        })),
      );
      stream.addEventListener('error', () => {
        setState((before) => ({ ...before, lost: true }));
        // The browser goes on after a broken line, but not after a refusal, as of a server that is just starting.
        if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      });
    };
    open();
    return () => {
      clearTimeout(again);
      stream.close();
    };
  }, [viewer]);
  return state;
}

/** The last landings of today; asked for again while nobody flies. */
export const landingsQuery = {
  ...readQuery('/live/landings'),
  refetchInterval: 60_000,
};

/** Track of a flight, refreshed while it flies. */
export const liveTrackQuery = (id: string) => ({
  ...readQuery(`/live/${id}/track`),
  refetchInterval: 15_000,
  retry: false,
});
