import { formatDate } from '../dates.ts';
import { countOf } from '../numbers.ts';
import type { Refusal } from '../refusal.ts';
import { admits } from './stage-result.ts';
import type { Tour } from './tour.ts';
import type { TourProgress } from './tour-progress.ts';

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

function refuseClosed({ name, opens }: Tour): Refusal {
  if (opens === null) return { code: 'tour-cerrado', message: `${name} ya está cerrado.` };
  return {
    code: 'tour-cerrado',
    message: `${name} todavía no ha abierto.`,
    wayOut: `Abre el ${formatDate(opens)}.`,
  };
}

/**
 * Why a pilot can't leave a tour; null means «go ahead». Once it is closed nobody could come back to it, so that leaving it
 * by mistake could not be undone.
 */
export function refuseLeaving({ name, closed }: Tour): Refusal | null {
  if (!closed) return null;
  return {
    code: 'tour-cerrado',
    message: `${name} ya está cerrado: no hay nada que dejar, y lo que has superado se conserva.`,
  };
}

/** Why a pilot can't enrol; null means «go ahead». */
export function refuseEnrolment(tour: Tour, minutes: number): Refusal | null {
  return tour.closed ? refuseClosed(tour) : refuseTourHours(tour, minutes);
}

/** Why a stage can't be booked with a tail: it would be flown in vain. */
export function refuseTourTail(
  tour: Tour,
  tail: { registration: string; typeId: string; icaoType: string },
  designators: ReadonlyMap<string, readonly string[]>,
): Refusal | null {
  if (admits(tour, tail, designators)) return null;
  return {
    code: 'tipo-de-tour',
    message: `${tail.registration} es un ${tail.icaoType} y ${tour.name} no lo admite.`,
    wayOut: 'Elige otro avión.',
  };
}

/**
 * Why a stage can't be booked now; null means «go ahead».
 * @param minutes that the pilot has flown
 */
export function refuseStage(
  tour: Tour,
  n: number,
  typeId: string,
  progress: TourProgress,
  minutes: number,
): Refusal | null {
  if (tour.closed) return refuseClosed(tour);
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
