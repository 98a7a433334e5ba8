import { describe, expect, it } from 'vitest';
import type { AircraftRow } from './aircraft-csv.ts';
import { diffFleet, type FleetTail } from './fleet-diff.ts';

const row: AircraftRow = {
  registration: 'EC-X01',
  typeId: 'a320-200',
  icaoType: 'A320',
  place: 'LEMD',
  base: 'LEMD',
  service: 'operational',
};
const tail: FleetTail = { ...row, flying: false };
const diff = (after: Partial<AircraftRow>, before: Partial<FleetTail> = {}) =>
  diffFleet([{ ...tail, ...before }], [{ line: 2, row: { ...row, ...after } }]);
const columns = (found: ReturnType<typeof diff>) => found.problems.map(({ column }) => column);

describe('a file of aircraft', () => {
  it('that says what is so changes nothing, and what it leaves out stays', () => {
    expect(diff({})).toEqual({ added: [], changed: [], same: 1, problems: [] });
    expect(diffFleet([tail], [])).toEqual({ added: [], changed: [], same: 0, problems: [] });
  });

  it('adds tails, and changes base, place and service of those that there are', () => {
    expect(diff({ registration: 'EC-X02' }).added).toEqual([{ ...row, registration: 'EC-X02' }]);
    const after = { base: 'LEBL', place: 'LEBL', service: 'maintenance' as const };
    expect(diff(after).changed).toEqual([
      { before: tail, after: { ...row, ...after }, fields: ['base', 'place', 'service'] },
    ]);
  });

  it('is refused row by row where somebody who did the same by hand would be', () => {
    expect(columns(diff({ typeId: 'a330-300', icaoType: 'A333' }))).toEqual(['subfleet', 'icao']);
    expect(columns(diff({ service: 'operational' }, { service: 'retired' }))).toEqual([]);
    expect(columns(diff({ service: 'retired', place: 'LEBL' }, { flying: true }))).toEqual([
      'status',
      'airport_id',
    ]);
    expect(diff({ service: 'maintenance' }, { flying: true }).changed).toHaveLength(1);
    expect(diff({ place: 'LEBL' }, { flying: true }).problems).toEqual([
      {
        line: 2,
        column: 'airport_id',
        value: 'LEBL',
        wrong: 'El avión está en vuelo.',
        write: 'Trasládalo cuando termine.',
      },
    ]);
  });
});
