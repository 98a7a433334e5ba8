// @vitest-environment node
/** An odd group costs itself alone: cutting, doubling or scrambling one never loses what another says. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginsForecast, isNoChange } from './change-words.ts';
import { flightCategory } from './flight-category.ts';
import { hazardsOf } from './hazards.ts';
import { readReport } from './read-report.ts';
import type { Report } from './report.ts';

const reports = readFileSync(
  new URL('../../../testing/src/weather/real-reports.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split(' => ')[0] ?? '')
  // Two reports in one text are another thing.
  .filter((raw) => (raw.match(/\b\d{6}Z\b/g) ?? []).length === 1);

const LISTS = ['weather', 'clouds', 'runwayRanges', 'runwayStates', 'recent', 'windShear', 'trends'] as const;
const FIGURES = [
  'wind',
  'verticalVisibility',
  'temperature',
  'dewPoint',
  'pressure',
  'sea',
  'colour',
] as const;

/** Groups that are read with their neighbour, or that part the report. */
const NOT_ALONE =
  /^(?:\d{1,2}|WS|RWY\w*|ALL|AND|TKOF|LDG|VC|KT|MPS|RMK.*|CNL|AUTO|COR|METAR|SPECI|\w{3}\+FCST)$/;
const isAlone = (group: string) => !NOT_ALONE.test(group) && !beginsForecast(group) && !isNoChange(group);

const said = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value));
const alone = (group: string): Report => readReport(`ZZZZ 211930Z ${group}`)!;

/** A report with the place of one of its groups of now, and what became of that. */
const change = fc
  .constantFrom(...reports)
  .chain((raw) => {
    const groups = raw.split(' ');
    const start = groups.findIndex((group) => /^\d{6}Z$/.test(group)) + 1;
    const end = groups.findIndex((group, i) => i >= start && (!isAlone(group) || /^[QA]\d{4}$/.test(group)));
    const places = groups.slice(start, end < 0 ? undefined : end).map((_, i) => start + i);
    return places.length === 0
      ? fc.constant(undefined)
      : fc.record({ groups: fc.constant(groups), at: fc.constantFrom(...places) });
  })
  .chain((place) =>
    place === undefined
      ? fc.constant(undefined)
      : fc.record({
          groups: fc.constant(place.groups),
          at: fc.constant(place.at),
          instead: fc.oneof<fc.Arbitrary<string[]>[]>(
            fc.constant([]),
            fc.constant([place.groups[place.at] ?? '', place.groups[place.at] ?? '']),
            fc
              .shuffledSubarray([...(place.groups[place.at] ?? '')], { minLength: 1 })
              .map((letters) => [letters.join('')]),
            fc.string({ minLength: 1, maxLength: 9 }).map((text) => [text.replaceAll(/[\s=]/g, '?')]),
          ),
        }),
  );

it('keeps all that the other groups say', () => {
  fc.assert(
    fc.property(change, (given) => {
      fc.pre(given !== undefined && given.instead.every(isAlone));
      const { groups, at, instead } = given!;
      const group = groups[at] ?? '';
      const before = readReport(groups.join(' '))!;
      const after = readReport([...groups.slice(0, at), ...instead, ...groups.slice(at + 1)].join(' '))!;
      expect(after).toMatchObject({ station: before.station, time: before.time });
      const own = alone(group);
      const others = instead.map(alone);
      for (const list of LISTS) {
        const lost = said(before[list]).filter((value) => !said(own[list]).includes(value));
        expect(said(after[list]), list).toEqual(expect.arrayContaining(lost));
      }
      for (const figure of FIGURES) {
        // A wind is told with its sector, and a group may become what another is.
        if (own[figure] !== undefined || own.windSector !== undefined) continue;
        if (others.some((other) => other[figure] !== undefined || other.windSector !== undefined)) continue;
        expect(after[figure], figure).toEqual(before[figure]);
      }
      const odd = after.unknown.filter((one) => !before.unknown.includes(one));
      expect(
        odd.filter(
          (one) => !instead.includes(one) && !others.some(({ visibility, wind }) => visibility ?? wind),
        ),
      ).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

it.each([
  // Public reports whose one odd group lost all of it.
  ['4000E', 'EGGP 211950Z 09010KT 4000E HZ SCT020 BKN030 11/07 Q1012', [], 'IFR'],
  ['0600S', 'ESGG 050520Z 00000KT 0600S 2000NE R03/0750U BCFG NSC 01/01 Q1021', [], 'LIFR'],
  ['200/07KT', 'OPKC 210830Z 200/07KT 170V230 4000 HZ SCT030 BKN040 33/24 Q1002', ['200/07KT'], 'IFR'],
  ['1/16SM', 'KLAX 211953Z 25008KT 1/16SM FG VV001 13/13 A2996', [], 'LIFR'],
  ['1/0SM', 'KLAX 211953Z 25008KT 1/0SM FG VV001 13/13 A2996', ['1/0SM'], 'LIFR'],
  ['two visibilities', 'LFRB 092100Z AUTO 22002KT 9999 3100 BKN006 15/15 Q1023', [], 'IFR'],
  ['a stray figure', 'LEMD 211930Z 36005KT 9999 120 BKN006 12/04 Q1021', ['120'], 'IFR'],
  ['20KM', 'LOXZ 141420Z 08006KT 20KM FEW025 BKN090 21/14 Q1015', [], 'VFR'],
  ['P6000M', 'UACK 141420Z 08006MPS P6000M BKN090 21/14 Q1015', ['P6000M'], undefined],
  ['26/XX', 'SKCL 211600Z VRB04KT 9999 BKN020 26/XX A3010', [], 'MVFR'],
  ['39012KT', 'LEMD 211930Z 39012KT 9999 BKN006 12/04 Q1021', ['39012KT'], 'IFR'],
  ['Q9999', 'LEMD 211930Z 36005KT 9999 BKN006 12/04 Q9999', ['Q9999'], 'IFR'],
  ['a station that is none', '1EMD 211930Z 36005KT 9999 BKN006 12/04 Q1021', ['1EMD'], 'IFR'],
  ['a time that is none', 'LEMD 2119X0Z 36005KT 9999 BKN006 12/04 Q1021', ['2119X0Z'], 'IFR'],
  ['no time', 'METAR LEMD 36005KT 9999 BKN006 12/04 Q1021', [], 'IFR'],
  ['no station', '211930Z 36005KT 9999 BKN006 12/04 Q1021', [], 'IFR'],
])('%s costs itself alone', (_, raw, unknown, category) => {
  const report = readReport(raw)!;
  expect(report.unknown).toEqual(unknown);
  expect(flightCategory(report)).toBe(category);
  expect(hazardsOf(report).some(({ kind }) => kind === 'low')).toBe(category === 'LIFR');
});
