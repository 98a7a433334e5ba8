import { expect, test } from 'vitest';
import { inInstrumentConditions } from './instrument-conditions.ts';

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
