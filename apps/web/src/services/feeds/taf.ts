/** The forecast of an aerodrome, as the platform's server has asked for it. */
import * as z from 'zod/mini';
import { withBase } from '#app/config/base-url.ts';
import type { FeedAnswer } from '#app/lib/feed-answer.ts';
import { feedQuery } from './feed-query.ts';
import { fetchFeedJson, unreadable } from './fetch-feed.ts';

export interface StationForecast {
  /** The TAF as it came; null when the station has none. */
  raw: string | null;
}

/** Forecasts come every three or six hours, amendments at any time. */
const FRESH_MS = 15 * 60_000;

const answer = z.object({ taf: z.nullable(z.string()) });

/** Settings of the query for the forecast of an airport of the network. */
export function tafQuery(icao: string) {
  return {
    ...feedQuery({ staleMs: FRESH_MS, pollMs: FRESH_MS }),
    queryKey: ['taf', icao],
    queryFn: ({ signal }: { signal: AbortSignal }) => readTaf(icao, signal),
  };
}

async function readTaf(icao: string, signal: AbortSignal): Promise<FeedAnswer<StationForecast>> {
  const path = `/plataforma/api/v1/airports/${encodeURIComponent(icao)}/weather`;
  const address = new URL(withBase(path), location.href).href;
  const read = answer.safeParse(await fetchFeedJson(address, { signal, maxLength: 20_000 }));
  if (!read.success) throw unreadable(address, read.error);
  return { data: { raw: read.data.taf }, dropped: 0, fetchedAt: Date.now() };
}
