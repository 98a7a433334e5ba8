import { sql } from 'kysely';
import { countOf } from '@va/domain/numbers.ts';
import type { GettingStarted } from '@va/contract/account/getting-started.ts';
import { Problem } from '#server/api/problem.ts';
import { constants } from '#server/db/constants.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { effectiveRights } from '../rights/effective-rights.ts';
import { flightInForce } from '../timetable/timetable-flights.ts';

/** Recommended number of administrators, since one may lose access. */
const ADMINISTRATORS = 2;

/** What a new airline already has of the things that its first pilot needs. */
export async function readGettingStarted(
  queries: Queries,
  airline: Airline,
  now: Date,
): Promise<GettingStarted> {
  const { rows } = await sql<{ flights: number; tails: number; mails: number; flies: boolean }>`
    select
      (select count(*)::int4 from flight where ${flightInForce(now)}) as flights,
      (select count(*)::int4 from aircraft where service <> 'retired') as tails,
      (select count(*)::int4 from outbox where channel = 'mail' and state = 'sent') as mails,
      exists (select from report where standing = 'accepted') as flies`.execute(queries);
  const { flights, tails, mails, flies } = rows[0] ?? { flights: 0, tails: 0, mails: 0, flies: false };
  const accounts = await queries
    .selectFrom('pilot')
    .select(['roles', 'capabilities', 'positions', 'status'])
    .where('status', 'in', constants('invited', 'active', 'on_leave'))
    .execute();
  const held = accounts.map((row) => ({
    status: row.status,
    roles: effectiveRights(row, airline.positions).roles,
  }));
  const administrators = held.filter(
    ({ status, roles }) => status !== 'invited' && roles.has('administrator'),
  ).length;
  // Everybody has the role of pilot; accounts with only that role are not staff.
  const pilots = held.filter(({ roles }) => roles.size === 1).length;
  const network = new Set([...airline.operations.airports.values()].map(({ icao }) => icao)).size;
  const step = (id: GettingStarted['steps'][number]['id'], done: boolean, fact: string) => ({
    id,
    done,
    fact,
  });
  return {
    steps: [
      step(
        'airline',
        network > 0 && airline.ranks.length > 0,
        `${airline.name}: ${countOf(network, 'aeropuerto', 'aeropuertos')} y ${countOf(airline.ranks.length, 'rango', 'rangos')}.`,
      ),
      step('timetable', flights > 0, `${countOf(flights, 'vuelo', 'vuelos')} en el horario.`),
      step('fleet', tails > 0, `${countOf(tails, 'avión', 'aviones')} en la flota.`),
      step(
        'rules',
        airline.scoring !== null,
        airline.scoring === null ? 'Sin reglas de la nota.' : 'Las reglas de la nota están en vigor.',
      ),
      step(
        'staff',
        administrators >= ADMINISTRATORS,
        `${countOf(administrators, 'persona administra', 'personas administran')} la plataforma.`,
      ),
      step('mail', mails > 0, `${countOf(mails, 'correo ha salido', 'correos han salido')} estos días.`),
      step('pilot', pilots > 0, `${countOf(pilots, 'piloto', 'pilotos')}, sin contar al equipo.`),
    ],
    flies,
  };
}

/** Sends the pilot a test mail, to see whether mails arrive. Throws `sin-correo` if they have no address. */
export async function sendTestMail(db: Database, airline: Airline, pilotId: string): Promise<void> {
  const { email } = await db.queries
    .selectFrom('pilot')
    .select('email')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (email === null) throw new Problem('sin-correo');
  await db.transaction((tx) =>
    tellPilot(tx, pilotId, {
      kind: 'test',
      title: `${airline.name}: correo de prueba`,
      body: 'Si lees esto en tu correo, los de la plataforma llegan.',
    }),
  );
}
