import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { type AccountStatus, ACCOUNT_STATUSES } from '@va/domain/account/account.ts';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { accountStatusSchema } from '@va/contract/shared/values.ts';
import { pageOfRows } from '#server/api/cursor.ts';
import type { Actor } from '#server/api/actor.ts';
import { type Endpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readBadges } from '../awards/badges.ts';
import { pilotTotals, totalsOfPilot } from '../flown/pilot-totals.ts';
import { viewPilot } from '../pilots/pilot-view.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { cursorOf, findPilot, listPilots, readPlace } from './roster-store.ts';

const ALL: readonly AccountStatus[] = accountStatusSchema.array().parse(Object.keys(ACCOUNT_STATUSES));

const may = (actor: Actor, capability: Capability) =>
  actor.kind === 'pilot' && actor.capabilities.has(capability);

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
