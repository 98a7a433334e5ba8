import type { Aircraft } from '#app/api/fleet.ts';

/** A tail that stands free in Madrid, as the server answers it. */
export const tail: Aircraft = {
  id: '01a21475-0000-7000-8000-000000000000',
  registration: 'EC-LZD',
  typeId: 'a320-200',
  model: 'A320-200',
  icaoType: 'A320',
  service: 'operational',
  state: 'free',
  name: '',
  livery: '',
  deliveredOn: null,
  base: 'LEMD',
  isSubstitute: false,
  place: { icao: 'LEMD', city: 'Madrid', since: '2026-11-22T10:00:00Z' },
  minutes: 0,
  cycles: 0,
  next: null,
  note: null,
  version: 1,
};
