import { sql } from 'kysely';

/** Whether the pilot of the query has a second factor in force. */
export const hasSecondFactor = sql<boolean>`(
  exists (select 1 from totp where totp.pilot_id = pilot.id and totp.confirmed_at is not null)
  or exists (select 1 from passkey where passkey.pilot_id = pilot.id))`;

/** Whether the pilot of the query can sign in at all: by a password or by a passkey. */
export const hasWayIn = sql<boolean>`(
  exists (select 1 from password where password.pilot_id = pilot.id)
  or exists (select 1 from passkey where passkey.pilot_id = pilot.id))`;
