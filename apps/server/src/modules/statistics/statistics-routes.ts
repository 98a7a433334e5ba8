import { airlineRoutes } from '@va/contract/airline/routes.ts';
import { statisticsCsv } from '@va/domain/report/statistics-csv.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database, Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { readBoards } from './boards.ts';
import { readGoal, progressOf } from './community-goal.ts';
import { flightStatistics } from './flight-statistics.ts';
import { totalsOfPilot } from '../flown/pilot-totals.ts';
import { tourAndEventRoutes } from '@va/contract/tours-and-events/routes.ts';
import type { GoalPlans, LeftGoal } from '@va/contract/tours-and-events/goals.ts';
import { goalOf } from '@va/domain/goals/goal.ts';
import { EVERY_MONTH, monthOfGoal } from '@va/domain/goals/written-goals.ts';
import { monthOf } from '@va/domain/months.ts';
import { hasStages } from '@va/domain/tour/tour.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { fetchEntries, readEntryHistory } from '../desk-entries/read-entries.ts';
import { toursBy, toursAt } from '../tours/read-tours.ts';
import { goalIn, goalsBy, readGoalEntry } from './desk-goals.ts';
import { changeGoal, tryGoal, undoGoal } from './write-goal.ts';

const answer = { status: 200, description: 'Las cifras' } as const;

/** What flights add up to, the caller's and the airline's, and the boards. */
export function statisticsEndpoints({ queries }: Database, { operations }: Airline): Endpoint[] {
  return tagged('Estadísticas', [
    pilotEndpoint('reports.own', {
      ask: airlineRoutes.readMyTotals,
      summary: 'Mis horas, puntos y vuelos',
      description: 'Las mismas cifras que enseñan la lista de pilotos, los perfiles y «Mis vuelos».',
      scope: 'own:read',
      answer: { status: 200, description: 'Las cifras' },
      handle: async ({ actor }) => ({ body: await totalsOfPilot(queries, actor.pilotId) }),
    }),
    pilotEndpoint('reports.own', {
      ask: airlineRoutes.readMyStatistics,
      summary: 'Mis vuelos por mes, tipo, ruta y aeropuerto',
      scope: 'own:read',
      answer,
      handle: async ({ actor, query }) => ({
        body: await flightStatistics(queries, operations, { pilotId: actor.pilotId }, query),
      }),
    }),
    publicEndpoint({
      ask: airlineRoutes.readAirlineStatistics,
      summary: 'Los vuelos de la aerolínea por mes, tipo, ruta y aeropuerto',
      description: 'Cada vuelo una vez, lo vuelen uno o dos pilotos. Sin datos de nadie.',
      answer,
      handle: async ({ query }) => ({ body: await flightStatistics(queries, operations, 'airline', query) }),
    }),
    publicEndpoint({
      ask: airlineRoutes.readCommunityGoal,
      summary: 'La meta del mes, entre todos',
      description:
        'Lo que suman los vuelos válidos de este mes. Los visitantes la ven si la compañía lo dice.',
      members: 'reports.own',
      scope: 'own:read',
      answer: { status: 200, description: 'La meta, o nada' },
      handle: async ({ actor, context }) => ({
        body: await readGoal(queries, operations, {
          isMember: actor.kind === 'pilot',
          now: context.now,
        }),
      }),
    }),
    pilotEndpoint('data.transfer', {
      ask: airlineRoutes.exportStatistics,
      tag: 'Equipo: datos',
      summary: 'Las cifras de la aerolínea como CSV',
      limit: 'export',
      answer: { status: 200, description: 'El texto del archivo' },
      handle: async ({ query }) => ({
        body: { csv: statisticsCsv(await flightStatistics(queries, operations, 'airline', query)) },
      }),
    }),
    pilotEndpoint('reports.own', {
      ask: airlineRoutes.readBoards,
      scope: 'staff:statistics',
      summary: 'Quién mejora, quién estrena aeropuertos y quién llega más lejos',
      description: 'Los últimos 90 días, sin quien prefiere no salir.',
      answer: { status: 200, description: 'Las tablas' },
      handle: async ({ context }) => ({ body: await readBoards(queries, operations, context.now) }),
    }),
  ]);
}

const leftGoal = { status: 200 as const, description: 'La meta, como queda' };
const answered = (left: LeftGoal) => ({ body: left, version: left.version });

/** Goals of the month, which staff write at the desk over those of the content. */
export function goalPlanEndpoints(db: Database, ops: Operations): Endpoint[] {
  return tagged('Equipo: metas del mes', [
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.listGoals,
      summary: 'Las metas del mes como las escribe el equipo, con su historia',
      answer: { status: 200, description: 'Desde este mes' },
      handle: async ({ context }) => ({ body: await viewGoalPlans(db.queries, ops, context.now) }),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.tryGoal,
      summary: 'Ver a quién tocaría una meta y cómo iría',
      description: 'No cambia nada.',
      things: 'any',
      answer: { status: 200, description: 'Cuántos la ven, y cómo va este mes' },
      handle: async ({ params: { month }, body: { goal }, context }) => ({
        body: await tryGoal(db.queries, ops, month, goal, context.now),
      }),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.changeGoal,
      summary: 'Poner, cambiar o quitar la meta de un mes',
      description: 'También una del contenido. Se ve en el inicio desde ahora, sin reiniciar nada.',
      things: 'any',
      needsVersion: true,
      answer: leftGoal,
      handle: async ({ params: { month }, body, version, by }) =>
        answered(await changeGoal(db, ops, { month, version }, body, by)),
    }),
    pilotEndpoint('tours.write', {
      ask: tourAndEventRoutes.undoGoal,
      summary: 'Deshacer el último cambio de la meta de un mes',
      things: 'any',
      needsVersion: true,
      answer: leftGoal,
      handle: async ({ params: { month }, body: { reason }, version, by }) =>
        answered(await undoGoal(db, ops, { month, version }, reason, by)),
    }),
  ]);
}

/** The goals from this month on as staff write them, and what they have changed. */
async function viewGoalPlans(queries: Queries, ops: Operations, now: Date): Promise<GoalPlans> {
  const entries = await fetchEntries(queries);
  const { written, inForce } = goalsBy(ops, entries);
  const versions = new Map(
    entries.filter(({ kind }) => kind === 'goal').map(({ key, version }) => [key, version]),
  );
  const current = monthOf(now.getTime());
  const tours = await toursAt(queries, toursBy(ops, entries).inForce, now);
  const shown = goalOf(inForce, current);
  const progress = await progressOf(queries, ops, shown, tours, current);
  // In this order letters come after digits, so the entry for every month is last.
  const months = [...new Set([...inForce.map(monthOfGoal), ...versions.keys()])]
    .filter((month) => month >= current)
    .toSorted();
  const history = await readEntryHistory(queries, 'goal');
  const goalAt = (month: string, value: unknown) => {
    const goal = readGoalEntry(value);
    return goal === undefined ? goalIn(ops.contentGoals, month) : goal;
  };
  return {
    now: current,
    items: months.map((month) => ({
      month,
      version: versions.get(month) ?? 0,
      isWritten: written.some((one) => one.month === month),
      goal: goalIn(inForce, month),
      progress: shown && monthOfGoal(shown) === month ? progress : null,
    })),
    tours: tours.filter(hasStages).map(({ id, name }) => ({ id, name })),
    history: history.map(({ key: month, before, after, ...change }) => ({
      ...change,
      month,
      before: goalAt(month, before),
      after: goalAt(month, after),
      // Changes of past months cannot be undone.
      isLast: versions.get(month) === change.version && (month === EVERY_MONTH || month >= current),
    })),
  };
}
