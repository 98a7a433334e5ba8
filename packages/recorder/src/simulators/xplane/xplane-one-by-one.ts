/** Requests to X-Plane's UDP port, which sends lists value by value and texts letter by letter. */
import type { AddOnPlace } from '../add-on-corrections.ts';
import { DATAREFS, FAST_DATAREFS, LETTERS } from './xplane-fields.ts';
import type { Wanted } from './xplane-udp.ts';

/** Rates per second: of all values without the web API; below, of letters and of touchdown values. */
const ALL_HZ = 5;
const LETTERS_HZ = 1;
const FAST_HZ = 50;

/** The touchdown's values, if the web API provides the rest. */
export const TOUCHDOWN_BY_UDP: readonly Wanted[] = FAST_DATAREFS.map((dataref) => ({ dataref, hz: FAST_HZ }));

/** All values, without the web API: X-Plane's own, the texts, and those of the loaded add-on. */
export function allByUdp(addOn: readonly AddOnPlace[], fast: boolean): Wanted[] {
  const own = Object.entries(DATAREFS).flatMap(([name, count]) =>
    oneByOne(name, count, fast && FAST_DATAREFS.includes(name) ? FAST_HZ : ALL_HZ, count > 1),
  );
  const letters = Object.entries(LETTERS).flatMap(([name, count]) => oneByOne(name, count, LETTERS_HZ, true));
  const known = new Set([...own, ...letters].map(({ dataref }) => dataref));
  const others = addOn.map(({ dataref = '', index }) =>
    index === undefined ? dataref : `${dataref}[${index}]`,
  );
  const fresh = [...new Set(others)].filter((dataref) => !known.has(dataref));
  return [...own, ...letters, ...fresh.map((dataref) => ({ dataref, hz: ALL_HZ }))];
}

/** Combines single values into lists again. */
export function gathered(values: ReadonlyMap<string, number>): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  for (const [dataref, value] of values) {
    const [, name = dataref, index = '0'] = /^(.*)\[(\d+)\]$/.exec(dataref) ?? [];
    const list = lists.get(name) ?? [];
    list[Number(index)] = value;
    lists.set(name, list);
  }
  return lists;
}

function oneByOne(name: string, count: number, hz: number, list: boolean): Wanted[] {
  if (!list) return [{ dataref: name, hz }];
  return Array.from({ length: count }, (_, i) => ({ dataref: `${name}[${i}]`, hz }));
}
