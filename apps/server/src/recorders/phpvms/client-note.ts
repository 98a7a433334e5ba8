import { type Body, InvalidBody, MOST_TOLD, number, ownFieldsIn, text } from '../shared/fields.ts';

const TEXTS = [
  'alt_airport_id',
  'route_code',
  'route_leg',
  'flight_type',
  'route',
  'notes',
  'status',
  'source_name',
];
const NUMBERS = [
  'level',
  'planned_distance',
  'planned_flight_time',
  'distance',
  'flight_time',
  'block_time',
  'block_fuel',
  'fuel_used',
  'zfw',
  'landing_rate',
];

/**
 * The fields that a client may store in a report to read back; not state, score, owner or times. Its custom fields are
 * merged with those of the note before, since a client sends only new ones.
 */
export function readNote(body: Body, before: Body): Body {
  const note: Body = {};
  for (const name of TEXTS) {
    const value = text(body, name, name === 'route' || name === 'notes' ? 2000 : 60);
    if (value !== null) note[name] = value;
  }
  for (const name of NUMBERS) {
    const value = number(body, name);
    if (value !== null && Math.abs(value) > MOST_TOLD) throw new InvalidBody({ [name]: 'too large' });
    if (value !== null) note[name] = value;
  }
  return { ...note, ...ownFieldsIn(body, before) };
}
