/** How far a pilot is in a tour, from the results alone: flying a stage twice or other flights between disturb nothing. */
import { countOf } from '../numbers.ts';
import type { Refusal } from '../refusal.ts';
import type { Stage, StageResult, StageState, Tour } from './tour.ts';

export interface TourProgress {
  stages: readonly { stage: Stage; state: StageState; reason: string | null }[];
  /** The stage to fly now; null when all are passed. */
  next: Stage | null;
  completed: boolean;
}

/**
 * @param results of the pilot in this edition, in any order
 * @param booked numbers of stages with an open booking
 */
export function tourProgress(
  { stages }: Tour,
  results: readonly StageResult[],
  booked: ReadonlySet<number>,
): TourProgress {
  const passed = new Set(results.filter(({ state }) => state === 'passed').map(({ n }) => n));
  const next = stages.find(({ n, retired }) => !retired && !passed.has(n)) ?? null;
  const states = stages
    .filter(({ n, retired }) => !retired || passed.has(n))
    .map((stage) => {
      const last = results
        .filter(({ n }) => n === stage.n)
        .toSorted((a, b) => b.offBlock - a.offBlock)
        .at(0);
      return { stage, state: stateOf(stage, last, passed, next, booked), reason: last?.reason ?? null };
    });
  return { stages: states, next, completed: next === null && stages.some(({ retired }) => !retired) };
}

function stateOf(
  { n }: Stage,
  last: StageResult | undefined,
  passed: ReadonlySet<number>,
  next: Stage | null,
  booked: ReadonlySet<number>,
): StageState {
  if (passed.has(n)) return 'passed';
  if (last?.state === 'pending') return 'flown';
  if (n !== next?.n) return 'locked';
  if (booked.has(n)) return 'booked';
  return last?.state === 'repeat' ? 'repeat' : 'next';
}

/** Enrolling and booking ask for the hours of the tour; «more than 50 h» is more than 3000 minutes. */
export function refuseTourHours(tour: Tour, minutes: number): Refusal | null {
  const least = tour.minMinutesExclusive;
  if (least === null || minutes > least) return null;
  const missing = least + 1 - minutes;
  const [hours, rest] = [Math.floor(missing / 60), missing % 60];
  const words = [
    ...(hours > 0 ? [countOf(hours, 'hora', 'horas')] : []),
    ...(rest > 0 ? [countOf(rest, 'minuto', 'minutos')] : []),
  ].join(' y ');
  return {
    code: 'horas-de-tour',
    message: `${tour.name} pide más de ${countOf(least / 60, 'hora', 'horas')} y ${missing === 1 || missing === 60 ? 'te falta' : 'te faltan'} ${words}.`,
    wayOut: 'Vuela otras rutas hasta llegar: cualquier vuelo válido suma.',
    details: { missingMinutes: missing },
  };
}

/** Why a stage can't be booked now; null means «go ahead». */
export function refuseStage(
  tour: Tour,
  n: number,
  typeId: string,
  progress: TourProgress,
  minutes: number,
): Refusal | null {
  if (tour.closed) return { code: 'tour-cerrado', message: `${tour.name} ya está cerrado.` };
  const hours = refuseTourHours(tour, minutes);
  if (hours !== null) return hours;
  const stage = progress.stages.find(({ stage: one }) => one.n === n);
  // A passed stage may be flown again: it just brings nothing.
  if (stage !== undefined && stage.state === 'locked') {
    const { next } = progress;
    const which = next === null ? '' : ` La tuya es la ${next.n}, ${next.dep}–${next.arr}.`;
    return {
      code: 'etapa-bloqueada',
      message: `Las etapas se vuelan en orden.${which}`,
      wayOut: 'Reserva tu siguiente etapa.',
    };
  }
  if (!tour.types.includes(typeId)) {
    return {
      code: 'tipo-de-tour',
      message: `${tour.name} no se vuela con ese tipo de avión.`,
      wayOut: 'Elige uno de los tipos del tour.',
      details: { types: tour.types },
    };
  }
  return null;
}
