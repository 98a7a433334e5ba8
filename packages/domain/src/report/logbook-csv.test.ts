import { expect, it } from 'vitest';
import { LOGBOOK_COLUMNS, logbookCsv, type LogbookLine } from './logbook-csv.ts';

const line: LogbookLine = {
  code: 'ABCD2345',
  state: 'accepted',
  outcome: 'valid',
  source: 'acars',
  flightNumber: 101,
  depIcao: 'LEMD',
  arrPlannedIcao: 'LEBL',
  arrIcao: null,
  icaoType: 'A320',
  registration: '=1+1',
  offBlock: '2026-11-22T10:00:00.000Z',
  takeoff: null,
  landing: null,
  onBlock: null,
  blockMin: 65,
  countedMin: 65,
  distanceNm: 261.2499,
  touchdownFpm: -180,
  score: 84,
  points: 13,
};

it('writes a row for each flight, and nothing that a spreadsheet would run', () => {
  const [head, row, rest] = logbookCsv([line]).split('\r\n');
  expect(head).toBe(LOGBOOK_COLUMNS.join(','));
  expect(row).toBe(
    `ABCD2345,accepted,valid,acars,101,LEMD,LEBL,,A320,"'=1+1",2026-11-22T10:00:00.000Z,,,,65,65,261.2,-180,84,13`,
  );
  expect(rest).toBe('');
  expect(logbookCsv([{ ...line, registration: 'a,"b"' }])).toContain('"a,""b"""');
});
