import { describe, expect, it } from 'vitest';
import { nameKey, newskyRow, type NewskyFlight } from './newsky-flight.ts';

const flight: NewskyFlight = {
  flightNumber: 'PRB1234',
  pilot: 'Ana Ruiz',
  dep: 'lemd',
  arr: 'LEBL',
  icaoType: 'A20N',
  depTimeAct: '2026-02-07T20:29:33.360Z',
  arrTimeAct: '2026-02-07T21:40:00.000Z',
  minutes: 70,
  distance: 262.4,
  rating: 8.66,
  touchdownRate: 182.6,
  emergency: false,
};
const facts = () => ({
  callsigns: new Set(['PRB101', 'PRB102']),
  names: new Map([
    [nameKey('ANA  RUÍZ'), 'PRB101'],
    [nameKey('Luis Gil'), null],
  ]),
  flights: new Set<string>(),
});
const rowOf = (change: Partial<NewskyFlight> = {}) => newskyRow({ ...flight, ...change }, 7, facts());
const columnOf = (change: Partial<NewskyFlight>) => {
  const read = rowOf(change);
  return 'problem' in read ? read.problem.column : null;
};

describe('a flight of NewSky', () => {
  it('becomes a row of the logbook, its rating in tenths', () => {
    expect(rowOf()).toEqual({
      row: {
        callsign: 'PRB101',
        flightNumber: 1234,
        dep: 'LEMD',
        arr: 'LEBL',
        icaoType: 'A20N',
        offBlock: '2026-02-07T20:29:33.360Z',
        onBlock: '2026-02-07T21:39:33.360Z',
        blockMin: 70,
        distanceNm: 262.4,
        touchdownFpm: -183,
        score: 87,
        emergency: false,
      },
    });
  });

  it('finds its pilot by the callsign in the name first, and nobody where two have the name', () => {
    expect(rowOf({ pilot: 'Otra (PRB102)' })).toMatchObject({ row: { callsign: 'PRB102' } });
    expect(rowOf({ pilot: 'PRB102-Otra' })).toMatchObject({ row: { callsign: 'PRB102' } });
    const hyphens = { ...facts(), callsigns: new Set(['PRB-1']) };
    expect(newskyRow({ ...flight, pilot: 'Otra (PRB-1)' }, 7, hyphens)).toMatchObject({
      row: { callsign: 'PRB-1' },
    });
    expect(columnOf({ pilot: 'Luis Gil' })).toBe('pilot');
    expect(columnOf({ pilot: null })).toBe('pilot');
  });

  it('is refused where something is missing, and where it is there already', () => {
    expect(columnOf({ dep: null })).toBe('airport');
    expect(columnOf({ icaoType: 'Airbus' })).toBe('aircraft');
    expect(columnOf({ depTimeAct: null })).toBe('time');
    expect(columnOf({ arrTimeAct: null, minutes: null })).toBe('time');
    expect(rowOf({ arrTimeAct: null })).toMatchObject({ row: { blockMin: 70 } });
    const known = facts();
    expect(newskyRow(flight, 1, known)).toHaveProperty('row');
    expect(newskyRow(flight, 2, known)).toMatchObject({ problem: { line: 2, column: 'time' } });
  });
});
