/** Reads a network's answer away from the page: thousands of pilots would hold it up for longer than a pilot notices. */
import { decodeText } from '#app/lib/decode-text.ts';
import type { NetworkId } from '#app/lib/traffic/flight.ts';
import { readTraffic, type TrafficReport } from './traffic-rows.ts';

export interface TrafficTask {
  network: NetworkId;
  /** The airline's three letters. */
  prefix: string;
  /** The answer, in the pieces in which it came. */
  body: Uint8Array[];
}

/** What the answer says, or nothing where it cannot be read. */
export type TrafficResult = TrafficReport | undefined;

addEventListener('message', ({ data }: MessageEvent<TrafficTask>) => {
  postMessage(resultOf(data));
});

function resultOf({ network, prefix, body }: TrafficTask): TrafficResult {
  try {
    return readTraffic(network, JSON.parse(decodeText(body)), prefix);
  } catch {
    return undefined;
  }
}
