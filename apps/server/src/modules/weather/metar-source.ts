import type { Operations } from '#server/kernel/airline/operations.ts';

/** How long a report is handed out before it is asked for again, and how long an answer may take, milliseconds. */
const KEEP = 5 * 60_000;
const PATIENCE = 4_000;
/** No METAR is longer, with its line breaks. */
const LONGEST = 2_000;

const sources = new WeakMap<Operations, ReturnType<typeof metarSource>>();

/** The one source of an airline: whoever asks it shares its answers. */
export function metarsOf(operations: Operations) {
  const known = sources.get(operations) ?? metarSource(operations.metar);
  sources.set(operations, known);
  return known;
}

/** Asks the airline's source for METARs: once in five minutes for each airport, however many pilots look. */
export function metarSource(source: Operations['metar'], ask: typeof fetch = fetch) {
  const kept = new Map<string, { at: number; metar: Promise<string | null> }>();
  return (icao: string, now: number): Promise<string | null> => {
    if (source === null) return Promise.resolve(null);
    const known = kept.get(icao);
    if (known && now - known.at < KEEP) return known.metar;
    const metar = askFor(source.url.replace('{icao}', icao), icao, ask);
    kept.set(icao, { at: now, metar });
    return metar;
  };
}

/** The report of one airport; null when the source is down, slow, or answers something else. */
async function askFor(url: string, icao: string, ask: typeof fetch): Promise<string | null> {
  try {
    const response = await ask(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    const text = (await response.text()).trim();
    return response.ok && text.length <= LONGEST && text.includes(icao) ? text : null;
  } catch {
    return null;
  }
}
