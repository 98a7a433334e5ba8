/** The weather report of an aerodrome, as its feed gives it: a line of text, or JSON with the same line in it. */
import * as z from 'zod/mini';
import type { FeedAnswer } from '#app/lib/feed-answer.ts';
import { feedQuery } from './feed-query.ts';
import { fetchFeedText, unreadable } from './fetch-feed.ts';

export interface StationReport {
  /** The report as it came, on one line and without `=` at its end; undefined when the station has none. */
  raw: string | undefined;
}

/** A report is asked for again after 5 minutes, and no sooner: stations report every half hour or hour. */
const FRESH_MS = 5 * 60_000;
/** Characters; the longest reports have some hundreds, and a report of the whole world would not fit. */
const LONGEST_ANSWER = 20_000;

/** A line with a report: station, day and time, and further groups. */
const line = z.string().check(z.regex(/^(?:(?:METAR|SPECI) )?(?:COR )?[A-Z][A-Z0-9]{3} \d{6}Z /));
const rows = z.array(z.unknown());
const row = z.object({ metar: line });

/** Settings of the query for the report of a station; `url` as in the registry, with `{icao}`. */
export function metarQuery(url: string, icao: string) {
  return {
    ...feedQuery({ staleMs: FRESH_MS, pollMs: FRESH_MS }),
    queryKey: ['metar', icao],
    queryFn: ({ signal }: { signal: AbortSignal }) => readMetar(url, icao, signal),
  };
}

async function readMetar(url: string, icao: string, signal: AbortSignal): Promise<FeedAnswer<StationReport>> {
  const address = url.replaceAll('{icao}', encodeURIComponent(icao));
  const text = await fetchFeedText(address, { signal, maxLength: LONGEST_ANSWER });
  const entries = text.trimStart().startsWith('[') ? fromJson(text, address) : fromLines(text);
  const reports = entries.filter((entry) => entry !== undefined);
  if (entries.length > 0 && reports.length === 0) throw unreadable(address);
  const raw = reports.find((report) => stationOf(report) === icao);
  return { data: { raw }, dropped: entries.length - reports.length, fetchedAt: Date.now() };
}

/** One entry per line; undefined for a line without a report. */
function fromLines(text: string): (string | undefined)[] {
  const lines = text.split('\n').map(tidy);
  return lines
    .filter((entry) => entry !== '')
    .map((entry) => (line.safeParse(entry).success ? entry : undefined));
}

function fromJson(text: string, address: string): (string | undefined)[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw unreadable(address, cause);
  }
  const list = rows.safeParse(parsed);
  if (!list.success) throw unreadable(address, list.error);
  return list.data.map((entry) => {
    const result = row.safeParse(entry);
    return result.success ? tidy(result.data.metar) : undefined;
  });
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?=+ ?$/, '')
    .trim();
}

function stationOf(report: string): string | undefined {
  return /(?:^|\s)([A-Z][A-Z0-9]{3}) \d{6}Z/.exec(report)?.[1];
}
