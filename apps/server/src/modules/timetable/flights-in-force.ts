import { dayOf } from '@va/domain/months.ts';
import { sql, type RawBuilder } from 'kysely';

/** Condition on a row of `flight`: it has not ended by today, in UTC. */
export const flightInForce = (now: Date) =>
  sql<boolean>`(flight.valid_until is null or flight.valid_until >= ${dayOf(now)})`;

/** Condition on a callsign, of a column or a value: its digits are the number of a flight in force. On the networks the two would be one. */
export const isFlightNumber = (callsign: RawBuilder<unknown>, now: Date) =>
  sql<boolean>`exists (select from flight
    where number::text = ltrim(substring(${callsign} from '[0-9]+$'), '0') and ${flightInForce(now)})`;
