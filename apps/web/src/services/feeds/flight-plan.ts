/** The last flight plan that a pilot made at the provider, by the pilot's own alias or number. */
import type { FeedAnswer } from '#app/lib/feed-answer.ts';
import { FeedError } from '#app/lib/feed-error.ts';
import { feedQuery } from './feed-query.ts';
import { fetchFeedJson, unreadable } from './fetch-feed.ts';
import type { FlightPlan } from './flight-plan-model.ts';

/**
 * Milliseconds: a pilot who returns from making a plan sees it at once, and the provider is asked once a minute at
 * most.
 */
const FRESH_MS = 60_000;
/** Characters; a plan around the world with all its notices stays below half of it. */
const LONGEST_ANSWER = 6_000_000;
const TIMEOUT_MS = 20_000;

/** Settings of the query for a pilot's last plan; `url` as in the registry, with `{alias}`. */
export function flightPlanQuery(url: string, alias: string) {
  return {
    ...feedQuery({ staleMs: FRESH_MS }),
    queryKey: ['flight-plan', alias],
    queryFn: ({ signal }: { signal: AbortSignal }) => readFlightPlan(url, alias, signal),
  };
}

/** Whether the provider knows nobody of this alias, or has no plan of theirs: it answers both the same way. */
export function isUnknownAlias(error: Error | null): boolean {
  return error instanceof FeedError && error.failure === 'http' && error.status === 400;
}

async function readFlightPlan(
  url: string,
  alias: string,
  signal: AbortSignal,
): Promise<FeedAnswer<FlightPlan>> {
  const address = addressOf(url, alias);
  const json = await fetchFeedJson(address, { signal, maxLength: LONGEST_ANSWER, timeoutMs: TIMEOUT_MS });
  // The parser is loaded only when there is a plan.
  const { isRefusal, parseFlightPlan } = await import('./flight-plan-parse.ts');
  // Some ways to ask are refused with a status of 200.
  if (isRefusal(json)) throw new FeedError('http', { status: 400 });
  try {
    const { plan, dropped } = parseFlightPlan(json);
    return { data: plan, dropped, fetchedAt: Date.now() };
  } catch (cause) {
    throw unreadable(address, cause);
  }
}

/** Address for this pilot; a number is sent as `userid` instead of `username`. */
function addressOf(url: string, alias: string): string {
  const address = new URL(url.replaceAll('{alias}', encodeURIComponent(alias)));
  if (/^\d+$/.test(alias) && address.searchParams.get('username') === alias) {
    address.searchParams.delete('username');
    address.searchParams.set('userid', alias);
  }
  return address.href;
}
