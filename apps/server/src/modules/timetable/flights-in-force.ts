import { dayOf } from '@va/domain/months.ts';
import { sql, type RawBuilder } from 'kysely';

/** SQL condition on `flight`: it has not ended before today, UTC. */
export const flightInForce = (now: Date) =>
  sql<boolean>`(flight.valid_until is null or flight.valid_until >= ${dayOf(now)})`;

/**
 * SQL condition on a callsign: its digits equal the number of a flight in force, so that the two would look alike on
 * the networks.
 */
export const isFlightNumber = (callsign: RawBuilder<unknown>, now: Date) =>
  sql<boolean>`exists (select from flight
    where number::text = ltrim(substring(${callsign} from '[0-9]+$'), '0') and ${flightInForce(now)})`;
