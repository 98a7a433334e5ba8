import { type Body, InvalidBody, isBody, number, storable, text } from '../shared/fields.ts';
import { MOST_TOLD } from '../shared/units.ts';

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
/** Fields of the client's own in one request, and those that a flight keeps, the last ones. */
const MOST_FIELDS = 50;
const MOST_KEPT = 200;

/**
 * What a client may write into a report for itself to read; state, score, owner and times are not among it. Its own fields
 * come with those of the note before: a client sends only what is new.
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

/** The client's own fields, as texts: those of a note and, over them, those that it sends; nothing where it sends none. */
export function ownFieldsIn({ fields: sent }: Body, { fields: before }: Body): { fields?: Body } {
  if (!isBody(sent)) return {};
  const fresh = Object.keys(sent)
    .slice(0, MOST_FIELDS)
    .map((name): [string, string] => [storable(name.slice(0, 60)), text(sent, name, 200) ?? '']);
  const all = { ...(isBody(before) && before), ...Object.fromEntries(fresh) };
  return { fields: Object.fromEntries(Object.entries(all).slice(-MOST_KEPT)) };
}
