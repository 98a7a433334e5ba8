/** The last flight plan that a pilot made at the provider, by the pilot's own alias or number. */
import { type FeedAnswer, FeedError } from '#app/lib/feed-answer.ts';
import { planAddress, type FlightPlan } from '@va/domain/flight-plan/flight-plan.ts';
import { feedQuery } from './feed-query.ts';
import { fetchFeedJson, unreadable } from './fetch-feed.ts';

/**
 * Milliseconds: a pilot who returns from making a plan sees it at once, and the provider is asked once a minute at
 * most.
 */
const FRESH_MS = 60_000;
const TIMEOUT_MS = 20_000;

/** Settings of the query for a pilot's last plan; `url` as in the registry, with `{alias}`. */
export function flightPlanQuery(url: string, alias: string) {
  return {
    ...feedQuery({ staleMs: FRESH_MS }),
    queryKey: ['flight-plan', alias],
    queryFn: ({ signal }: { signal: AbortSignal }) => readFlightPlan(url, alias, signal),
  };
}

/** Whether the provider knows no such alias or has no plan for it, which it answers in the same way. */
export function isUnknownAlias(error: Error | null): boolean {
  return error instanceof FeedError && error.failure === 'http' && error.status === 400;
}

async function readFlightPlan(
  url: string,
  alias: string,
  signal: AbortSignal,
): Promise<FeedAnswer<FlightPlan>> {
  const address = planAddress(url, alias);
  // The parser is loaded only when a plan is asked for.
  const { isRefusal, LONGEST_PLAN, parseFlightPlan } = await import('@va/domain/flight-plan/parse-plan.ts');
  const json = await fetchFeedJson(address, { signal, maxLength: LONGEST_PLAN, timeoutMs: TIMEOUT_MS });
  // Some ways to ask are refused with a status of 200.
  if (isRefusal(json)) throw new FeedError('http', { status: 400 });
  const parsed = parseFlightPlan(json);
  if (!parsed) throw unreadable(address);
  return { data: parsed.plan, dropped: parsed.dropped, fetchedAt: Date.now() };
}
