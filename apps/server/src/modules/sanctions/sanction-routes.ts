import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { whatWasDecided, ownSanctions } from './sanction-views.ts';
import { liftWarning, warnPilot } from './warnings.ts';
import { ownSanctionSchema } from '@va/contract/pilots/sanctions.ts';
import { appealSanction, withdrawAppeal } from './sanction-appeals.ts';

/** Every sanction; each is given and lifted at the account that it is about. */
export function sanctionEndpoints(db: Database, airline: Airline): Endpoint[] {
  const done = { status: 204, description: 'Hecho' } as const;
  return tagged('Equipo: pilotos', [
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.warnPilot,
      summary: 'Apercibir a un piloto, después de oírle',
      description: 'Queda entre sus sanciones y se puede recurrir; su cuenta sigue igual.',
      things: 'any',
      answer: done,
      problems: ['estado-de-cuenta', 'asunto-propio'],
      handle: ({ params: { callsign }, body, by }) => warnPilot(db, airline, callsign, body, by),
    }),
    pilotEndpoint('pilots.manage', {
      ask: pilotRoutes.liftWarning,
      summary: 'Retirar un apercibimiento',
      things: 'any',
      answer: done,
      problems: ['estado-de-cuenta', 'asunto-propio'],
      handle: ({ params: { id }, body, by }) => liftWarning(db, id, body.reason, by),
    }),
    pilotEndpoint('pilots.state', {
      ask: pilotRoutes.listSanctions,
      summary: 'Sanciones, de la más reciente a la más antigua',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ query: { callsign, ...page }, context: { now } }) => {
        const all = db.queries
          .selectFrom('sanction')
          .innerJoin('pilot', 'pilot.id', 'sanction.pilot_id')
          .innerJoin('pilot as decider', 'decider.id', 'sanction.decided_by')
          .selectAll('sanction')
          .select([
            'pilot.callsign',
            'pilot.status',
            'pilot.expelled',
            'decider.callsign as decider_callsign',
          ]);
        const rows = callsign === undefined ? all : all.where('pilot.callsign', '=', callsign);
        return {
          body: await pageById(rows, { ...page, id: 'sanction.id' }, (row) => ({
            id: row.id,
            callsign: row.callsign,
            ...whatWasDecided(row),
            appealUntil: row.appeal_until.toISOString(),
            liftedAt: row.lifted_at?.toISOString() ?? null,
            decidedBy: row.decider_callsign,
            running:
              row.lifted_at === null &&
              (row.kind === 'expulsion'
                ? row.expelled && row.status === 'retired'
                : row.kind === 'warning'
                  ? row.report_id === null
                  : row.status === 'suspended' && (row.ends_at?.getTime() ?? 0) > now.getTime()),
          })),
        };
      },
    }),
  ]);
}

const own = { things: 'own' } as const;

/** The own sanctions, and appeals against them. */
export function sanctionAppealEndpoints(db: Database): Endpoint[] {
  const { queries } = db;
  const mine = async (pilotId: string, id: string, now: Date) => {
    const found = (await ownSanctions(queries, pilotId, now)).find((sanction) => sanction.id === id);
    return { body: ownSanctionSchema.parse(found) };
  };
  const answer = { status: 200, description: 'La sanción' } as const;
  return tagged('Mi cuenta', [
    pilotEndpoint('appeals.own', {
      ask: pilotRoutes.listMySanctions,
      summary: 'Mis sanciones, y hasta cuándo se recurren',
      answer: { status: 200, description: 'La última, primero' },
      handle: async ({ actor, context }) => ({
        body: await ownSanctions(queries, actor.pilotId, context.now),
      }),
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: pilotRoutes.appealSanction,
      summary: 'Recurrir una sanción',
      description: 'Una vez y en su plazo. La decide otra persona; mientras, la sanción sigue.',
      answer,
      problems: ['recurso-fuera-de-plazo', 'no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, body, context: { now } }) => {
        await appealSanction(db, { pilotId, sanctionId: id }, body, now);
        return mine(pilotId, id, now);
      },
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: pilotRoutes.withdrawSanctionAppeal,
      summary: 'Retirar mi recurso contra una sanción',
      answer,
      problems: ['no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, context: { now } }) => {
        await withdrawAppeal(db, { pilotId, sanctionId: id }, now);
        return mine(pilotId, id, now);
      },
    }),
  ]);
}
