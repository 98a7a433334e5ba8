import type { On } from '../shared/browser-app.ts';
import type { RecorderOptions } from '../shared/protocol.ts';
import { flownCallsign } from '../shared/search-flights.ts';
import { type SentReport, sentReports } from '../shared/sent-reports.ts';

/** Default and largest number of reports in an answer. */
const USUAL = 25;
const MOST = 100;

type Item = ReturnType<typeof itemOf>;

/** Reports that were sent in, newest first where nothing else is asked for. */
export function addLogbook(on: On, options: RecorderOptions): void {
  const { icaoCode } = options.desk.airline.operations;
  on('GET', '/pireps', async (asked) => {
    const word = (name: string) => asked.query(name)?.trim().toLowerCase() ?? '';
    const whole = (name: string, usual: number) =>
      /^\d{1,6}$/.test(word(name)) ? Number(word(name)) : usual;
    const [limit, offset] = [Math.min(MOST, Math.max(1, whole('limit', USUAL))), whole('offset', 0)];
    const [text, status] = [word('q'), word('status')];
    const found = (await sentReports(options, asked))
      .map((sent) => itemOf(sent, icaoCode))
      .filter(
        (item) =>
          (status === '' || item.status === status) &&
          [item.callsign, item.dep_icao, item.arr_icao, item.aircraft_icao, item.aircraft_reg].some((value) =>
            value.toLowerCase().includes(text),
          ),
      );
    const items = sorted(found, word('sort'), word('order') === 'asc');
    return { items: items.slice(offset, offset + limit), total: items.length, limit, offset };
  });
}

function itemOf({ report: { row }, status }: SentReport, icaoCode: string) {
  return {
    id: row.code,
    date: (row.submitted_at ?? row.created_at).toISOString().replace(/\.\d+Z$/, 'Z'),
    dep_icao: row.dep_icao,
    arr_icao: row.arr_icao ?? row.arr_planned_icao,
    callsign: flownCallsign(row, icaoCode),
    aircraft_icao: row.icao_type ?? '',
    aircraft_reg: row.registration ?? '',
    duration_min: row.block_min ?? 0,
    distance_nm: row.distance_nm ?? 0,
    landing_rate_fpm: row.touchdown_fpm ?? 0,
    status: status.toLowerCase(),
  };
}

/** Sorts items by a field; by date if the field is unknown. */
function sorted(items: readonly Item[], by: string, ascending: boolean): Item[] {
  const field =
    items.flatMap((item) => Object.keys(item) as (keyof Item)[]).find((name) => name === by) ?? 'date';
  const compare = (a: Item, b: Item) => {
    const [x, y] = [a[field], b[field]];
    return typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
  };
  return items.toSorted((a, b) => (ascending ? compare(a, b) : compare(b, a)));
}
