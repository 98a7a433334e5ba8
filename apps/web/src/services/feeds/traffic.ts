/** The airline's flights on one network, fetched and read in a worker. */
import { type FeedAnswer, FeedError } from '#app/lib/feed-answer.ts';
import type { NetworkFlight, NetworkId } from '@va/domain/traffic/flight.ts';
import { workerPolicyName } from '#app/config/worker-policy.ts';
import { scriptAddress } from '#app/services/script-address.ts';
import { recordFeed } from './fetch-feed.ts';
import type { TrafficReport } from './traffic-rows.ts';
import type { TrafficResult, TrafficTask } from './traffic-worker.ts';
// oxlint-disable-next-line import/default -- Vite makes it: the worker's own file and its address
import workerAddress from './traffic-worker.ts?worker&url';

/** One network that the airline has switched on. */
export interface TrafficFeed {
  network: NetworkId;
  /** Address of its feed. */
  url: string;
}

export interface Traffic {
  flights: NetworkFlight[];
  /** All pilots connected to the network, of any airline. */
  pilotsOnline: number;
  /** Time of the answer by the network, epoch milliseconds; undefined if it does not say. */
  updatedAt: number | undefined;
}

/**
 * Flights whose callsigns begin with the airline's letters.
 * @throws {FeedError} whatever keeps the answer from arriving or from being read
 */
export async function loadTraffic(
  { network, url }: TrafficFeed,
  prefix: string,
  signal: AbortSignal,
): Promise<FeedAnswer<Traffic>> {
  const report = await recordFeed(url, () => readInWorker({ network, url, prefix }, signal));
  const { dropped, ...data } = report;
  return { data, dropped, fetchedAt: Date.now() };
}

/** A worker for each answer: ending it frees its memory, and cancels the request. */
function readInWorker(task: TrafficTask, signal: AbortSignal): Promise<TrafficReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(scriptAddress(workerAddress, workerPolicyName(task.prefix)), {
      type: 'module',
    });
    const end = (settle: () => void) => () => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = end(() => reject(signal.reason as Error));
    signal.addEventListener('abort', abort, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<TrafficResult>) =>
      end(() => {
        if ('report' in data) resolve(data.report);
        else reject(new FeedError(data.failure, data));
      })(),
    );
    // The worker did not load or has died: reported as an unreadable answer.
    worker.addEventListener(
      'error',
      end(() => reject(new FeedError('unreadable'))),
    );
    worker.postMessage(task);
  });
}
