import { rankRoutes } from '@va/contract/pilots/rank-routes.ts';
import type { Sheet, RankFiguresList } from '@va/contract/pilots/ranks.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { modelOf } from '#server/kernel/airline/model-of.ts';
import { ownRank, selectPromotions, viewPromotion } from './promotion-views.ts';
import { takeBackSheet, signQualification } from './sign-qualification.ts';
import { takeBackPromotion, decidePromotion } from './decide-promotion.ts';
import { askVerification } from './promotions.ts';
import { appealPromotion, withdrawPromotionAppeal } from './promotion-appeals.ts';
import { figuresOf } from '@va/domain/ranks/written-ranks.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { deskRanks, readFigures } from './desk-ranks.ts';
import { changeFigures, type LeftRank, tryFigures, undoFigures } from './write-rank-figures.ts';

/** Ranks: one's own progress, what instructors sign, and what staff grant. */
export function rankEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  return tagged('Rangos', [
    pilotEndpoint('points.own', {
      ask: rankRoutes.readMyRank,
      summary: 'Mi rango y lo que pide el siguiente',
      scope: 'own:read',
      answer: { status: 200, description: 'Cada requisito con lo que llevo' },
      handle: async ({ actor, context: { now } }) => ({
        body: await ownRank(queries, airline, actor.pilotId, now),
      }),
    }),
    pilotEndpoint('promotions.own', {
      ask: rankRoutes.askVerification,
      summary: 'Pedir la verificación del siguiente rango',
      answer: { status: 201, description: 'Mi progreso' },
      problems: ['rango-no-siguiente', 'requisitos-incompletos', 'promocion-abierta', 'decision-recurrida'],
      handle: async ({ actor, context }) => {
        await askVerification(db, airline, actor.pilotId, context.now);
        return { body: await ownRank(queries, airline, actor.pilotId, context.now) };
      },
    }),
    pilotEndpoint('promotions.read', {
      ask: rankRoutes.listPromotions,
      summary: 'Verificaciones pedidas y ascensos propuestos',
      description: 'Lo pedido antes, primero; con `decided`, lo pedido después.',
      answer: { status: 200, description: 'Una parte de la lista' },
      handle: async ({ query: { state, ...asked } }) => {
        let rows = selectPromotions(queries);
        if (state === 'decided') rows = rows.where('promotion.decided_at', 'is not', null);
        else if (state !== undefined) rows = rows.where('promotion.state', '=', state);
        const order = state === 'decided' ? 'desc' : 'asc';
        const page = await pageById(rows, { ...asked, id: 'promotion.id', order }, (row) => row);
        const items = await Promise.all(page.items.map((row) => viewPromotion(queries, airline, row)));
        return { body: { ...page, items } };
      },
    }),
    pilotEndpoint('training', {
      ask: rankRoutes.listSheets,
      summary: 'Las hojas firmadas',
      answer: { status: 200, description: 'La más reciente, primero' },
      handle: async ({ actor, query }) => ({
        body: await pageById(selectSheets(queries), { ...query, id: 'sheet.id' }, (row) =>
          viewSheet(row, airline, actor.pilotId),
        ),
      }),
    }),
    pilotEndpoint('training', {
      ask: rankRoutes.takeBackSheet,
      summary: 'Retirar una hoja firmada',
      description: 'Deja de contar. Un rango que ya se concedió no cambia.',
      things: 'any',
      answer: { status: 204, description: 'Retirada' },
      problems: ['asunto-propio'],
      handle: ({ params: { id }, body: { reason }, by }) => takeBackSheet(db, airline, id, reason, by),
    }),
    pilotEndpoint('training', {
      ask: rankRoutes.signQualification,
      summary: 'Firmar la hoja de una verificación, un curso o un refresco',
      answer: { status: 204, description: 'Firmada' },
      problems: ['asunto-propio', 'no-es-instructor'],
      handle: ({ body, by }) => signQualification(db, airline, body, by),
    }),
    pilotEndpoint('promotions.grant', {
      ask: rankRoutes.decidePromotion,
      summary: 'Conceder o denegar un rango con un motivo',
      things: 'any',
      answer: { status: 204, description: 'Decidido' },
      problems: ['asunto-propio', 'ya-decidido', 'rango-no-siguiente', 'requisitos-incompletos'],
      handle: ({ params, body, by }) => decidePromotion(db, airline, params.id, body, by),
    }),
    pilotEndpoint('promotions.grant', {
      ask: rankRoutes.takeBackPromotion,
      summary: 'Retirar un rango concedido, o volver a mirar el que se denegó',
      things: 'any',
      answer: { status: 204, description: 'Hecho' },
      problems: ['asunto-propio', 'cambiado-entretanto', 'promocion-abierta', 'decision-recurrida'],
      handle: ({ params, body, by }) => takeBackPromotion(db, airline, params.id, body.reason, by),
    }),
  ]);
}

/** Sheets with who flew and who signed. */
function selectSheets(queries: Queries) {
  return queries
    .selectFrom('qualification as sheet')
    .innerJoin('pilot', 'pilot.id', 'sheet.pilot_id')
    .innerJoin('pilot as signer', 'signer.id', 'sheet.signed_by')
    .selectAll('sheet')
    .select(['pilot.callsign', 'signer.callsign as signer_callsign']);
}

/** A sheet as the desk shows it to somebody. */
function viewSheet(
  row: Awaited<ReturnType<ReturnType<typeof selectSheets>['executeTakeFirstOrThrow']>>,
  { operations }: Pick<Airline, 'operations'>,
  viewerId: string,
): Sheet {
  return {
    id: row.id,
    callsign: row.callsign,
    kind: row.kind,
    model: row.type_id === null ? null : modelOf(operations, row.type_id),
    result: row.result,
    text: row.text,
    signedBy: row.signer_callsign,
    signedAt: row.signed_at.toISOString(),
    own: row.pilot_id === viewerId,
  };
}

const own = {
  things: 'own',
  answer: { status: 200, description: 'Mi progreso' },
} as const;

/** Own appeals against what was decided on one's rank. */
export function promotionAppealEndpoints(db: Database, airline: Airline): Endpoint[] {
  const { queries } = db;
  return tagged('Rangos', [
    pilotEndpoint('appeals.own', {
      ...own,
      ask: rankRoutes.appealPromotion,
      summary: 'Recurrir lo que se decidió sobre mi rango',
      description: 'Una vez y en su plazo. Lo decide otra persona; mientras, la decisión sigue.',
      problems: ['recurso-fuera-de-plazo', 'no-recurrible', 'promocion-abierta'],
      handle: async ({ actor: { pilotId }, params: { id }, body, context: { now } }) => {
        await appealPromotion(db, airline, { pilotId, promotionId: id }, body, now);
        return { body: await ownRank(queries, airline, pilotId, now) };
      },
    }),
    pilotEndpoint('appeals.own', {
      ...own,
      ask: rankRoutes.withdrawPromotionAppeal,
      summary: 'Retirar mi recurso sobre mi rango',
      problems: ['no-recurrible'],
      handle: async ({ actor: { pilotId }, params: { id }, context: { now } }) => {
        await withdrawPromotionAppeal(db, { pilotId, promotionId: id }, now);
        return { body: await ownRank(queries, airline, pilotId, now) };
      },
    }),
  ]);
}

const answer = { status: 200 as const, description: 'Lo que pide, como queda' };
const answered = (left: LeftRank) => ({ body: left, version: left.version });

/** What ranks ask for in points and hours, which staff write at the desk over the content. */
export function rankFigureEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Rangos', [
    pilotEndpoint('rules.dry-run', {
      ask: rankRoutes.listRankFigures,
      summary: 'Los puntos y las horas que pide cada rango, con su historia',
      answer: { status: 200, description: 'Del primero al más alto' },
      handle: async () => ({ body: await viewFigures(db.queries, airline) }),
    }),
    pilotEndpoint('rules.dry-run', {
      ask: rankRoutes.tryRankFigures,
      summary: 'Ver a cuántos pilotos tocarían otras cifras de un rango',
      description: 'No cambia nada.',
      things: 'any',
      answer: { status: 200, description: 'A cuántos' },
      handle: async ({ params: { code }, body }) => ({
        body: await tryFigures(db.queries, airline, code, body),
      }),
    }),
    pilotEndpoint('rules.activate', {
      ask: rankRoutes.changeRankFigures,
      summary: 'Cambiar los puntos y las horas que pide un rango',
      description: 'Nadie baja de rango y lo propuesto sigue en pie. Vale desde ahora, sin reiniciar nada.',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { code }, body, version, by }) =>
        answered(await changeFigures(db, airline, { code, version }, body, by)),
    }),
    pilotEndpoint('rules.activate', {
      ask: rankRoutes.undoRankFigures,
      summary: 'Deshacer el último cambio de lo que pide un rango',
      things: 'any',
      needsVersion: true,
      answer,
      handle: async ({ params: { code }, body: { reason }, version, by }) =>
        answered(await undoFigures(db, airline, { code, version }, reason, by)),
    }),
  ]);
}

async function viewFigures(queries: Queries, { ranks, contentRanks }: Airline): Promise<RankFiguresList> {
  const entries = await fetchEntries(queries);
  const written = new Set(deskRanks(entries).map(({ code }) => code));
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'rank').map(({ key, version }) => [key, version]),
  );
  const history = await readEntryHistory(queries, 'rank');
  return {
    items: ranks.map((rank) => ({
      code: rank.code,
      title: rank.title,
      ...figuresOf(rank),
      version: versions.get(rank.code) ?? 0,
      isWritten: written.has(rank.code),
    })),
    // Of a rank that the content has no more nothing is told here; the audit has it.
    history: history.flatMap(({ key, before, after, ...change }) => {
      const rank = contentRanks.find(({ code }) => code === key);
      if (rank === undefined) return [];
      return [
        {
          ...change,
          code: key,
          title: rank.title,
          before: readFigures(before) ?? figuresOf(rank),
          after: readFigures(after) ?? figuresOf(rank),
          isLast: versions.get(key) === change.version,
        },
      ];
    }),
  };
}
