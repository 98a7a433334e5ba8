import { expect, it, test } from 'vitest';
import { ceilingOf, flightCategory, inInstrumentConditions } from './flight-category.ts';
import { readReport } from './read-report.ts';

function read(groups: string) {
  const report = readReport(`ZZZZ 211930Z 00000KT ${groups}`);
  if (!report) throw new Error('not read');
  return report;
}

// The limits of FAA AIM section 7-1, «Categorical Outlooks», on both sides.
it.each([
  ['10SM OVC031', 'VFR'],
  ['10SM OVC030', 'MVFR'],
  ['10SM OVC010', 'MVFR'],
  ['10SM OVC009', 'IFR'],
  ['10SM BKN005', 'IFR'],
  ['10SM BKN004', 'LIFR'],
  ['6SM SKC', 'VFR'],
  ['5SM SKC', 'MVFR'],
  ['3SM SKC', 'MVFR'],
  ['2 1/2SM SKC', 'IFR'],
  ['1SM SKC', 'IFR'],
  ['3/4SM SKC', 'LIFR'],
  // 5 SM are 8047 m, 3 SM 4828 m, 1 SM 1609 m.
  ['9000 NSC', 'VFR'],
  ['8000 NSC', 'MVFR'],
  ['5000 NSC', 'MVFR'],
  ['4800 NSC', 'IFR'],
  ['1700 NSC', 'IFR'],
  ['1600 NSC', 'LIFR'],
  // The worse of the two.
  ['9999 BKN008', 'IFR'],
  ['2000 BKN040', 'IFR'],
  ['CAVOK', 'VFR'],
  ['9999 FEW004 SCT009 BKN040', 'VFR'],
  ['0400 VV002', 'LIFR'],
  ['9999 OVC000', 'LIFR'],
  // Not to be known, unless it is the worst already.
  ['9999 BKN///', undefined],
  ['//// BKN040', undefined],
  ['9999', undefined],
  ['0300 FG VV///', 'LIFR'],
  ['//// OVC002', 'LIFR'],
])('%s is %s', (groups, category) => {
  expect(flightCategory(read(groups))).toBe(category);
});

it('takes the lowest broken or overcast layer for the ceiling', () => {
  expect(ceilingOf(read('9999 FEW010 BKN040 OVC020'))).toBe(2000);
  expect(ceilingOf(read('9999 SCT010'))).toBe(Infinity);
  expect(ceilingOf(read('9999 BKN/// OVC012'))).toBe(1200);
  expect(ceilingOf(read('0100 VV003'))).toBe(300);
});

const LANDING = Date.parse('2026-11-22T14:20:00Z');

test.each([
  ['a ceiling of 900 ft', 'LEBL 221400Z 02006KT 9999 BKN009 11/10 Q1024', true],
  ['4000 m of sight', 'LEBL 221400Z 02006KT 4000 BR FEW030 11/10 Q1024', true],
  ['a ceiling of 1000 ft', 'LEBL 221400Z 02006KT 9999 BKN010 11/10 Q1024', false],
  ['CAVOK', 'METAR LEBL 221430Z 02006KT CAVOK 11/03 Q1024=', false],
  ['weather of another airport', 'LEGE 221400Z 02006KT 9999 BKN002 11/10 Q1024', null],
  ['weather of two hours before', 'LEBL 221200Z 02006KT 9999 BKN002 11/10 Q1024', null],
  ['weather of two hours after', 'LEBL 221630Z 02006KT 9999 BKN002 11/10 Q1024', null],
  ['a report without sky and sight', 'LEBL 221400Z 02006KT 11/10 Q1024', null],
  ['no report', 'no hay', null],
])('%s', (_, metar, expected) => {
  expect(inInstrumentConditions(metar, 'LEBL', LANDING)).toBe(expected);
});
