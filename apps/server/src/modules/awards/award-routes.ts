import { z } from 'zod';
import {
  awardGrantSchema,
  awardParamsSchema,
  awardSchema,
  badgeSchema,
  giveAwardBodySchema,
} from '@va/schemas/api/pilots/awards.ts';
import type { PilotActor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { lockPilotByCallsign } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';
import { FLYING } from '@va/domain/account/flying.ts';
import { awardProgress } from '@va/domain/awards/award.ts';
import { readAwardFacts } from './award-facts.ts';
import { readBadges } from './badges.ts';

const staffTag = 'Equipo: premios';

/** Awards: what there is, one's own badges, and giving and taking them by hand with a reason. */
export function awardEndpoints(db: Database, airline: Airline): Endpoint[] {
  const ops = airline.operations;
  const find = (id: string) => {
    const award = ops.awards.find((one) => one.id === id);
    if (award === undefined) throw new Problem('no-encontrado');
    return award;
  };
  /** Somebody else's row, for an act at the desk. */
  const lockOther = async (tx: Tx, callsign: string, actor: PilotActor) => {
    const pilot = await lockPilotByCallsign(tx, callsign);
    if (pilot.id === actor.pilotId) throw new Problem('asunto-propio');
    return pilot;
  };
  const note = (tx: Tx, by: By, action: string, pilotId: string, award: string) =>
    audit(tx, {
      by,
      capability: 'tours.write',
      action,
      subject: { kind: 'pilot', id: pilotId },
      after: { award },
    });
  return tagged('Premios', [
    pilotEndpoint('map.all', {
      route: 'GET /awards',
      operation: 'listAwards',
      summary: 'Los premios que hay, y cuáles tengo',
      answer: { status: 200, description: 'En el orden de la aerolínea', schema: z.array(awardSchema) },
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
      route: 'GET /me/badges',
      operation: 'listOwnBadges',
      summary: 'Mis premios y los tours que he completado',
      answer: { status: 200, description: 'El último, primero', schema: z.array(badgeSchema) },
      handle: async ({ actor }) => {
        const badgesOf = await readBadges(db.queries, ops, [actor.pilotId]);
        return { body: badgesOf(actor.pilotId) };
      },
    }),
    pilotEndpoint('tours.write', {
      route: 'GET /awards/grants',
      operation: 'listAwardGrants',
      tag: staffTag,
      summary: 'Quién tiene o tuvo cada premio, quién lo dio y por qué',
      answer: { status: 200, description: 'El último, primero', schema: z.array(awardGrantSchema) },
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
      route: 'POST /awards/{id}/give',
      operation: 'giveAward',
      tag: staffTag,
      summary: 'Dar un premio, o devolver uno retirado',
      things: 'any',
      params: awardParamsSchema,
      body: giveAwardBodySchema,
      answer: { status: 204, description: 'Dado', schema: z.null() },
      problems: ['asunto-propio', 'cambiado-entretanto'],
      handle: ({ actor, params, body: { callsign, reason }, context, by }) =>
        db.transaction(async (tx) => {
          const award = find(params.id);
          const pilot = await lockOther(tx, callsign, actor);
          const given = { granted_at: context.now, granted_by: actor.pilotId, reason };
          const values = { ...given, revoked_at: null, revoked_by: null, revoke_reason: null };
          const { numInsertedOrUpdatedRows } = await tx
            .insertInto('award_grant')
            .values({ pilot_id: pilot.id, award_id: award.id, ...values })
            .onConflict((conflict) =>
              conflict
                .columns(['pilot_id', 'award_id'])
                .doUpdateSet(values)
                .where('award_grant.revoked_at', 'is not', null),
            )
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== 1n)
            throw new Problem('cambiado-entretanto', { detail: 'Ese piloto ya tiene el premio.' });
          await note(tx, by, 'award.given', pilot.id, award.id);
          await tellPilot(tx, pilot.id, {
            kind: 'award.granted',
            title: `Tienes un premio: ${award.name}`,
            body: `Te lo da el equipo: ${reason}`,
            link: '/plataforma/premios',
          });
        }),
    }),
    pilotEndpoint('tours.write', {
      route: 'POST /awards/{id}/take',
      operation: 'takeAward',
      tag: staffTag,
      summary: 'Retirar un premio',
      description: 'La regla no lo vuelve a dar: sólo una persona puede devolverlo.',
      things: 'any',
      params: awardParamsSchema,
      body: giveAwardBodySchema,
      answer: { status: 204, description: 'Retirado', schema: z.null() },
      problems: ['asunto-propio', 'cambiado-entretanto'],
      handle: ({ actor, params, body: { callsign, reason }, context, by }) =>
        db.transaction(async (tx) => {
          const award = find(params.id);
          const pilot = await lockOther(tx, callsign, actor);
          const { numUpdatedRows } = await tx
            .updateTable('award_grant')
            .set({ revoked_at: context.now, revoked_by: actor.pilotId, revoke_reason: reason })
            .where('pilot_id', '=', pilot.id)
            .where('award_id', '=', award.id)
            .where('revoked_at', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n)
            throw new Problem('cambiado-entretanto', { detail: 'Ese piloto no tiene el premio.' });
          await note(tx, by, 'award.taken', pilot.id, award.id);
          await tellPilot(tx, pilot.id, {
            kind: 'award.taken',
            title: `Ya no tienes el premio ${award.name}`,
            body: `El equipo lo ha retirado: ${reason}`,
            link: '/plataforma/premios',
          });
        }),
    }),
  ]);
}
