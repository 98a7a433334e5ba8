/** Reports by hand: how many, of which flights, and until when. A person always decides on them. */
import type { BookingRules, Booking } from '../booking/booking.ts';
import { formatDate } from '../dates.ts';
import type { Refusal } from '../refusal.ts';
import type { ReportRules } from './report.ts';
import { DAY, HOUR } from './report-step.ts';

/** The times of a flight that was typed, milliseconds since 1970-01-01T00:00Z. */
export interface TypedTimes {
  offBlock: number;
  takeoff: number;
  landing: number;
  onBlock: number;
}

/** The pilot's other reports. */
export interface OtherReports {
  /** Reports by hand of the month of the off block, UTC, without this one. */
  manualThisMonth: number;
  /** Code of a report over the same time. */
  overlaps: string | null;
}

/** Days after its end within which a pilot can report a flight by hand. */
export const MANUAL_DAYS = 15;

/** Longest flight that is taken for one, hours from block to block; a longer one has a wrong day in it. */
const LONGEST_HOURS = 24;

/** First instant of the month after the one of an instant, UTC. */
export function nextMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/**
 * Least tolerance between a flight by hand and its booking, hours before or after, if pilots may move departures by
 * less.
 */
const FEWEST_HOURS = 2;

/** Largest difference between a booking's departure and that of a flight by hand, hours. */
export function manualHours({ changeHours }: Pick<BookingRules, 'changeHours'>): number {
  return Math.max(changeHours, FEWEST_HOURS);
}

/**
 * Whether a typed flight can be the one of a booking, by its times. The tolerance applies to both the booked departure
 * and the one to which the timetable moved it.
 */
export function fitsBooking(
  { std, changed, graceUntil }: Pick<Booking, 'std' | 'changed' | 'graceUntil'>,
  { offBlock }: Pick<TypedTimes, 'offBlock'>,
  rules: Pick<BookingRules, 'changeHours'>,
): boolean {
  const hours = manualHours(rules) * HOUR;
  const moved = changed?.std ?? std;
  return (
    offBlock >= Math.min(std, moved) - hours && offBlock <= Math.max(graceUntil, std + hours, moved + hours)
  );
}

/** Why a flight can't be reported by hand; null when it can. */
export function refuseManual(
  times: TypedTimes,
  { manualThisMonth, overlaps }: OtherReports,
  rules: Pick<ReportRules, 'manualPerMonth'>,
  now: number,
): Refusal | null {
  const { offBlock, takeoff, landing, onBlock } = times;
  if (!(offBlock < takeoff && takeoff < landing && landing < onBlock)) {
    return {
      code: 'horas-desordenadas',
      message: 'Las cuatro horas van en orden: fuera calzos, despegue, toma y en calzos.',
      wayOut: 'Repasa las horas y, si el vuelo pasa de medianoche, el día.',
    };
  }
  if (onBlock - offBlock > LONGEST_HOURS * HOUR) {
    return {
      code: 'horas-desordenadas',
      message: `De fuera calzos a en calzos pasan más de ${LONGEST_HOURS} horas.`,
      wayOut: 'Repasa el día de cada hora.',
    };
  }
  if (onBlock > now) {
    return {
      code: 'vuelo-futuro',
      message: 'El vuelo todavía no ha terminado: la hora en calzos está por llegar.',
      wayOut: 'Repasa el día y la hora, que van en UTC.',
    };
  }
  if (now - onBlock > MANUAL_DAYS * DAY) {
    return {
      code: 'vuelo-antiguo',
      message: `Un reporte manual se envía en los ${MANUAL_DAYS} días que siguen al vuelo.`,
      wayOut: 'Si hubo un motivo, cuéntaselo al equipo.',
    };
  }
  if (overlaps !== null) {
    return {
      code: 'vuelo-solapado',
      message: `A esas horas ya tienes el informe ${overlaps}.`,
      wayOut: 'Corrige las horas, o abre ese informe si es el mismo vuelo.',
      details: { code: overlaps },
    };
  }
  if (manualThisMonth >= rules.manualPerMonth) {
    const next = new Date(nextMonth(offBlock));
    return {
      code: 'manuales-agotados',
      message: `Ya tienes los ${rules.manualPerMonth} reportes manuales de ese mes.`,
      wayOut: `El siguiente puede ser de un vuelo desde el ${formatDate(next.toISOString().slice(0, 10))}.`,
      details: { next: next.toISOString() },
    };
  }
  return null;
}
