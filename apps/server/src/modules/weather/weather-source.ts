import { readReport } from '@va/domain/metar/read-report.ts';
import { readForecast } from '@va/domain/taf/read-forecast.ts';
import type { Operations, OutsideSource } from '#server/kernel/airline/operations.ts';

/** How long an answer is cached, ms; below, the longest wait for one, ms. */
const KEEP = { metar: 5 * 60_000, taf: 15 * 60_000 };
const PATIENCE = 4_000;
/** Longest accepted report and forecast, characters including line breaks. */
const LONGEST = { metar: 2_000, taf: 4_000 };

/** An airport's last report (METAR), or its forecast (TAF). */
export type WeatherKind = 'metar' | 'taf';

/** Reads an airport's weather, at a time in ms since 1970; null without any. */
type AskWeather = (icao: string, now: number) => Promise<string | null>;

const sources = new WeakMap<Operations, Record<WeatherKind, AskWeather>>();

/** The weather sources of an airline; all callers share their cached answers. */
export function weatherOf(operations: Operations): Record<WeatherKind, AskWeather> {
  const known = sources.get(operations) ?? {
    metar: weatherSource('metar', operations.metar),
    taf: weatherSource('taf', operations.taf),
  };
  sources.set(operations, known);
  return known;
}

/** Makes a source with a cache of some minutes for each airport, however many pilots look. */
export function weatherSource(
  kind: WeatherKind,
  source: OutsideSource | null,
  ask: typeof fetch = fetch,
): AskWeather {
  const kept = new Map<string, { at: number; text: Promise<string | null> }>();
  return (icao, now) => {
    if (source === null) return Promise.resolve(null);
    const known = kept.get(icao);
    if (known && now - known.at < KEEP[kind]) return known.text;
    const text = askFor(kind, source.url.replace('{icao}', icao), icao, ask);
    kept.set(icao, { at: now, text });
    return text;
  };
}

/** Asks for one airport's text; null if the source is down, slow, or answers something else. */
async function askFor(
  kind: WeatherKind,
  url: string,
  icao: string,
  ask: typeof fetch,
): Promise<string | null> {
  try {
    const response = await ask(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    const text = (await response.text()).trim();
    if (!response.ok || text.length > LONGEST[kind]) return null;
    // Parse by kind, so that a forecast is never taken for a report, or the other way round.
    const read = kind === 'metar' ? readReport(text) : readForecast(text);
    return read?.station === icao ? read.raw : null;
  } catch {
    return null;
  }
}
