import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { type ApiAnswer, ApiClient } from '../api-client.ts';
import { PASSWORD } from '../fill-for-tests.ts';

/** Something that is done again and again over HTTP while a fault comes. */
export interface Load {
  /** What was acknowledged so far. */
  acknowledged: readonly (string | number)[];
  /** Does it once more, at a server; answers what came back. Throws where nobody answers. */
  act(origin: string): Promise<ApiAnswer>;
  /** What a database lacks of what was acknowledged, and what it holds by half. */
  faults(db: Database, acknowledged?: readonly (string | number)[]): Promise<string[]>;
}

/** Loads at work. */
interface Running {
  /** Answers that were no yes. */
  refused: ApiAnswer[];
  /** Lets what is under way end, and begins nothing more. Throws where one had ended by itself. */
  stop(): Promise<void>;
  /** Ends when nobody answers any more. */
  ended: Promise<unknown>;
}

/** Does each load again and again, all at once, until it is stopped or nobody answers. */
export function run(origin: string, loads: readonly Load[]): Running {
  const refused: ApiAnswer[] = [];
  let stopping = false;
  const repeat = async (load: Load) => {
    while (!stopping) {
      const answer = await load.act(origin);
      if (answer.status >= 400) refused.push(answer);
    }
  };
  // The first that finds nobody ends; the others find out by themselves.
  const ended = Promise.allSettled(loads.map(repeat));
  return {
    refused,
    ended,
    async stop() {
      stopping = true;
      for (const lane of await ended) if (lane.status === 'rejected') throw lane.reason;
    },
  };
}

/** Whether each load was acknowledged so many times more than at `before`. */
export function isBeyond(loads: readonly Load[], before: readonly number[], more: number): boolean {
  return loads.every(({ acknowledged }, i) => acknowledged.length >= (before[i] ?? 0) + more);
}

/** Waits until each load was acknowledged so many times more; answers how much of each it is then. */
export async function goesOn(loads: readonly Load[], { refused }: Running, more: number): Promise<number[]> {
  const before = counts(loads);
  // What no fault of a database explains is shown where it never goes on.
  const unexpected = () => refused.find(({ status }) => status !== 503)?.body;
  await expect.poll(() => unexpected() ?? isBeyond(loads, before, more), { timeout: 60_000 }).toBe(true);
  return counts(loads);
}

/** How much of each load was acknowledged. */
export const counts = (loads: readonly Load[]): number[] =>
  loads.map(({ acknowledged }) => acknowledged.length);

/** All that is wrong with what several loads have left. */
export async function faultsOf(
  db: Database,
  loads: readonly Load[],
  upTo?: readonly number[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const [i, load] of loads.entries())
    faults.push(...(await load.faults(db, load.acknowledged.slice(0, upTo?.[i]))));
  return faults;
}

/** A person's browser that outlives the server: signed in once, and asked at whichever address there is. */
export function clientOf(callsign: string): (origin: string) => Promise<ApiClient> {
  let client: ApiClient | undefined;
  return async (origin) => {
    client ??= await signIn(callsign, origin);
    client.moveTo(origin);
    return client;
  };
}

async function signIn(callsign: string, origin: string): Promise<ApiClient> {
  const client = new ApiClient(origin);
  const { status, body } = await client.post('/session', { callsign, password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return client;
}
