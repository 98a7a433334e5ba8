import { type RawBuilder, sql } from 'kysely';
import type { PilotOrder } from '@va/contract/pilots/pilots.ts';
import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { type AccountStatus, ACCOUNT_STATUSES, FLYING } from '@va/domain/account/account.ts';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { accountStatusSchema } from '@va/contract/shared/values.ts';
import { notOurs, pageOfRows, readCursor } from '#server/api/cursor.ts';
import type { Actor } from '#server/api/actor.ts';
import { type Endpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import { limitOf } from '#server/db/constants.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readBadges } from '../awards/badges.ts';
import { flightsOf, minutesOf, pilotTotals, pointsOf, totalsOfPilot } from '../flown/pilot-totals.ts';
import { SHOWN_COLUMNS, viewPilot } from '../pilots/pilot-view.ts';

const ALL: readonly AccountStatus[] = accountStatusSchema.array().parse(Object.keys(ACCOUNT_STATUSES));

const may = (actor: Actor, capability: Capability) =>
  actor.kind === 'pilot' && actor.capabilities.has(capability);

/** Position in a list of pilots after which a page begins. */
interface RosterPlace {
  place: number;
  callsign: string;
}
const PILOT = sql.ref('pilot.id');
const TOTALS = { points: pointsOf(PILOT), minutes: minutesOf(PILOT), flights: flightsOf(PILOT) };

/** A pilot's cursor values, including the order's name so that no other order accepts them. */
const cursorOf = (sort: PilotOrder, place: number, callsign: string) =>
  sort === 'callsign' ? [callsign] : [sort, place, callsign];

/** Filter and position of a list of pilots. */
interface RosterFilter {
  sort: PilotOrder;
  after: RosterPlace | undefined;
  /** Part of a callsign, or of a name that the caller may see. */
  text: string | undefined;
  names: 'all' | 'consented' | 'none';
  /** Whether to list only pilots with a public profile. */
  open: boolean;
  statuses: readonly AccountStatus[];
  limit: number;
}
const COLUMNS = ['id', ...SHOWN_COLUMNS] as const;

/** The roster, and one pilot of it. */
export function rosterEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Pilotos', [
    publicEndpoint({
      members: 'map.all',
      ask: pilotRoutes.listPilots,
      scope: 'staff:pilots',
      summary: 'Pilotos, por indicativo o en el orden pedido',
      description:
        'El nombre sale con consentimiento o para quien puede verlo; el estado de las cuentas, para el equipo. Sin acceso, sólo quien ha abierto su perfil al público, sin nombres.',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ actor, query }) => {
        const visitor = actor.kind === 'visitor';
        const staff = may(actor, 'pilots.state');
        if (query.status !== undefined && visitor) throw new Problem('sin-sesion');
        if (query.status !== undefined && !staff)
          throw new Problem('sin-permiso', { detail: 'Filtrar por estado es cosa del equipo.' });
        const seen = staff ? ALL : FLYING;
        const rows = await listPilots(db.queries, {
          sort: query.sort,
          after: query.cursor === undefined ? undefined : readPlace(query.sort, query.cursor),
          text: query.q,
          names: may(actor, 'pilots.names') ? 'all' : visitor ? 'none' : 'consented',
          open: visitor,
          statuses: query.status === undefined ? seen : [query.status],
          limit: query.limit + 1,
        });
        const totalsOf = await pilotTotals(
          db.queries,
          rows.map(({ id }) => id),
        );
        const badgesOf = await readBadges(
          db.queries,
          airline.operations,
          rows.map(({ id }) => id),
        );
        return {
          body: pageOfRows(
            rows,
            query.limit,
            (row) => cursorOf(query.sort, row.place, row.callsign ?? ''),
            (row) => ({
              ...viewPilot(row, actor, airline),
              totals: totalsOf(row.id),
              badges: badgesOf(row.id),
            }),
          ),
        };
      },
    }),
    publicEndpoint({
      ask: pilotRoutes.getPilot,
      summary: 'Un piloto',
      description: 'Sin acceso, sólo quien ha abierto su perfil al público.',
      things: 'any',
      answer: { status: 200, description: 'El piloto' },
      handle: async ({ actor, params }) => {
        const staff = may(actor, 'pilots.state');
        const row = await findPilot(db.queries, params.callsign, staff ? ALL : FLYING);
        const inside = may(actor, 'map.all');
        const open =
          row && (inside || row.public_profile || (actor.kind === 'pilot' && actor.pilotId === row.id));
        if (!row || !open)
          throw new Problem('no-encontrado', {
            detail: `Nadie vuela ahora como ${params.callsign}${inside ? '' : ', o su perfil no es público'}.`,
          });
        const totals = await totalsOfPilot(db.queries, row.id);
        const badgesOf = await readBadges(db.queries, airline.operations, [row.id]);
        const body = { ...viewPilot(row, actor, airline), totals, badges: badgesOf(row.id) };
        return body.version === undefined ? { body } : { body, version: body.version };
      },
    }),
  ]);
}

/** Pilots in an order, each with the place in it. */
function listPilots(queries: Queries, { sort, after, ...filter }: RosterFilter) {
  const place = placeOf(sort);
  let rows = queries
    .selectFrom('pilot')
    .select(COLUMNS)
    .select(place.as('place'))
    .where('callsign', 'is not', null)
    .where('status', 'in', filter.statuses)
    .limit(limitOf(filter.limit));
  if (filter.open) rows = rows.where('public_profile', '=', true);
  if (sort !== 'callsign') rows = rows.orderBy('place');
  rows = rows.orderBy('callsign');
  if (after && sort === 'callsign') rows = rows.where('callsign', '>', after.callsign);
  else if (after)
    rows = rows.where(sql<boolean>`(${place}, callsign) > (${after.place}::bigint, ${after.callsign})`);
  if (filter.text !== undefined) {
    const part = `%${filter.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const names = { all: [true, false], consented: [true], none: [] }[filter.names];
    rows = rows.where((is) =>
      is.or([
        is('callsign', 'ilike', part),
        ...names.map((shown) => is.and([is('name', 'ilike', part), is('show_name', '=', shown)])),
      ]),
    );
  }
  return rows.execute();
}

/** SQL for a pilot's sort value; ties are ordered by callsign, and pilots who do not want to be on boards come last. */
function placeOf(sort: PilotOrder): RawBuilder<number> {
  if (sort === 'callsign') return sql<number>`0`;
  const total = TOTALS[sort.replace('-', '') as keyof typeof TOTALS];
  return sql<number>`case when pilot.in_boards then ${sort.startsWith('-') ? sql`-` : sql``}${total} else 2147483647 end`;
}

/** Reads a cursor; throws a problem if it is not of this order. */
function readPlace(sort: PilotOrder, cursor: string): RosterPlace {
  if (sort === 'callsign') return { place: 0, callsign: String(readCursor(cursor, ['string'])[0]) };
  const [order, place, callsign] = readCursor(cursor, ['string', 'number', 'string']);
  if (order !== sort) throw notOurs();
  return { place: Number(place), callsign: String(callsign) };
}

/** A pilot by callsign, in one of these states. */
function findPilot(queries: Queries, callsign: string, statuses: readonly AccountStatus[]) {
  return queries
    .selectFrom('pilot')
    .select(COLUMNS)
    .select('public_profile')
    .where('callsign', '=', callsign)
    .where('status', 'in', statuses)
    .executeTakeFirst();
}
