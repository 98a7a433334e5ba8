import { pilotRoutes } from '@va/contract/pilots/routes.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { awardProgress } from '@va/domain/awards/award.ts';
import { readAwardFacts } from './settle-awards.ts';
import { readBadges } from './badges.ts';
import { giveAward, takeAward } from './hand-award.ts';

const staffTag = 'Equipo: premios';

/** Awards: what there is, one's own badges, and giving and taking them by hand with a reason. */
export function awardEndpoints(db: Database, airline: Airline): Endpoint[] {
  const ops = airline.operations;
  const find = (id: string) => {
    const award = ops.awards.find((one) => one.id === id);
    if (award === undefined) throw new Problem('no-encontrado');
    return award;
  };
  return tagged('Premios', [
    pilotEndpoint('map.all', {
      ask: pilotRoutes.listAwards,
      summary: 'Los premios que hay, y cuáles tengo',
      answer: { status: 200, description: 'En el orden de la aerolínea' },
      handle: async ({ actor }) => {
        const rows = await db.queries
          .selectFrom('award_grant')
          .innerJoin('pilot', 'pilot.id', 'award_grant.pilot_id')
          .select(['award_id', 'pilot_id', 'granted_at'])
          .where('revoked_at', 'is', null)
          .where('pilot.status', 'in', FLYING)
          .execute();
        const facts = await readAwardFacts(db.queries, actor.pilotId);
        return {
          body: ops.awards.map(({ id, name, description, rule }) => {
            const having = rows.filter((row) => row.award_id === id);
            const mine = having.find(({ pilot_id }) => pilot_id === actor.pilotId);
            return {
              id,
              name,
              description,
              byHand: rule === null,
              count: having.length,
              ownSince: mine?.granted_at.toISOString() ?? null,
              figure: rule?.of ?? null,
              least: rule?.least ?? null,
              progress: awardProgress({ rule }, facts),
            };
          }),
        };
      },
    }),
    pilotEndpoint('points.own', {
      ask: pilotRoutes.listOwnBadges,
      summary: 'Mis premios y los tours que he completado',
      answer: { status: 200, description: 'El último, primero' },
      handle: async ({ actor }) => {
        const badgesOf = await readBadges(db.queries, ops, [actor.pilotId]);
        return { body: badgesOf(actor.pilotId) };
      },
    }),
    pilotEndpoint('tours.write', {
      ask: pilotRoutes.listAwardGrants,
      tag: staffTag,
      summary: 'Quién tiene o tuvo cada premio, quién lo dio y por qué',
      answer: { status: 200, description: 'El último, primero' },
      handle: async () => {
        const rows = await db.queries
          .selectFrom('award_grant')
          .innerJoin('pilot', 'pilot.id', 'award_grant.pilot_id')
          .leftJoin('pilot as giver', 'giver.id', 'award_grant.granted_by')
          .leftJoin('pilot as taker', 'taker.id', 'award_grant.revoked_by')
          .selectAll('award_grant')
          .select(['pilot.callsign', 'giver.callsign as giver', 'taker.callsign as taker'])
          .where('pilot.callsign', 'is not', null)
          .orderBy('granted_at', 'desc')
          .orderBy('award_id')
          .orderBy('pilot.callsign')
          .limit(5000)
          .execute();
        return {
          body: rows.map((row) => ({
            award: row.award_id,
            name: ops.awards.find(({ id }) => id === row.award_id)?.name ?? row.award_id,
            callsign: row.callsign ?? '',
            at: row.granted_at.toISOString(),
            by: row.giver,
            reason: row.reason,
            revoked:
              row.revoked_at === null
                ? null
                : { at: row.revoked_at.toISOString(), by: row.taker, reason: row.revoke_reason },
          })),
        };
      },
    }),
    pilotEndpoint('tours.write', {
      ask: pilotRoutes.giveAward,
      tag: staffTag,
      summary: 'Dar un premio, o devolver uno retirado',
      things: 'any',
      answer: { status: 204, description: 'Dado' },
      problems: ['asunto-propio', 'cambiado-entretanto'],
      handle: ({ params, body, by }) => giveAward(db, find(params.id), body, by),
    }),
    pilotEndpoint('tours.write', {
      ask: pilotRoutes.takeAward,
      tag: staffTag,
      summary: 'Retirar un premio',
      description: 'La regla no lo vuelve a dar: sólo una persona puede devolverlo.',
      things: 'any',
      answer: { status: 204, description: 'Retirado' },
      problems: ['asunto-propio', 'cambiado-entretanto'],
      handle: ({ params, body, by }) => takeAward(db, find(params.id), body, by),
    }),
  ]);
}
