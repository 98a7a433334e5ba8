import type { Refusal } from '@va/domain/refusal.ts';
import { MANUAL_DAYS, refuseManual } from '@va/domain/report/manual-report.ts';
import type { ManualLimits } from '#app/api/reports.ts';
import { wholeOf } from '#app/lib/whole.ts';

const NETWORKS = ['vatsim', 'ivao'] as const;

/** The fields of a report by hand as they are typed. Times are UTC, as `2026-11-22T10:00`. */
export const EMPTY = {
  booking: '',
  depIcao: '',
  arrIcao: '',
  registration: '',
  number: '',
  offBlock: '',
  takeoff: '',
  landing: '',
  onBlock: '',
  network: '',
  fuelOffKg: '',
  fuelOnKg: '',
  comment: '',
  evidenceUrl: '',
  secondPilot: '',
  emergency: '',
};
export type ManualValues = typeof EMPTY;

/** The draft's values over an empty form; fields that an older draft lacks are empty. */
export function withDraft(draft: Readonly<Record<string, string>>): ManualValues {
  const known = Object.entries(draft).filter(([name]) => Object.hasOwn(EMPTY, name));
  return { ...EMPTY, ...Object.fromEntries(known) };
}

/** The form filled in from a booking; other fields stay. */
export function fromBooking(values: ManualValues, booking: ManualLimits['bookings'][number]): ManualValues {
  return {
    ...values,
    booking: booking.code,
    depIcao: booking.depIcao,
    arrIcao: booking.arrIcao,
    registration: booking.registration ?? values.registration,
    number: booking.number === null ? '' : String(booking.number),
    offBlock: booking.std.slice(0, 16),
    onBlock: booking.sta.slice(0, 16),
  };
}

/** A typed number: whole with thousands, or with decimals; `NaN`, which the API refuses, for any other text. */
function numberOf(typed: string): number {
  const whole = wholeOf(typed);
  return Number.isNaN(whole) && /^\d+[.,]\d+$/.test(typed) ? Number(typed.replace(',', '.')) : whole;
}

/** The body that the API takes. A time that is not whole goes as it is, and the API names its field. */
export function toBody(values: ManualValues) {
  const instant = (typed: string) => (typed.length === 16 ? `${typed}:00Z` : typed);
  const number = (typed: string) => (typed.trim() === '' ? undefined : numberOf(typed.trim()));
  const network = NETWORKS.find((one) => one === values.network);
  return {
    ...(values.booking && { booking: values.booking }),
    depIcao: values.depIcao,
    arrIcao: values.arrIcao,
    registration: values.registration,
    number: number(values.number),
    offBlock: instant(values.offBlock),
    takeoff: instant(values.takeoff),
    landing: instant(values.landing),
    onBlock: instant(values.onBlock),
    network,
    fuelOffKg: number(values.fuelOffKg),
    fuelOnKg: number(values.fuelOnKg),
    comment: values.comment,
    ...(values.secondPilot.trim() && { secondPilot: values.secondPilot.trim() }),
    ...(values.emergency.trim() && { emergency: values.emergency.trim() }),
    ...(values.evidenceUrl.trim() && { evidenceUrl: values.evidenceUrl.trim() }),
  };
}

/** Limits without an answer of the platform: none, so that the flight can be typed anyway. */
export const NO_LIMITS: ManualLimits = {
  perMonth: Number.MAX_SAFE_INTEGER,
  usedThisMonth: 0,
  nextFrom: null,
  days: MANUAL_DAYS,
  used: [],
  busy: [],
  bookings: [],
  registrations: [],
};

/** Why a flight at these times can't be reported by hand, as soon as the times are whole; null while nothing is against it. */
export function refuseTimes(
  values: Pick<ManualValues, 'offBlock' | 'takeoff' | 'landing' | 'onBlock'>,
  { perMonth, used, busy }: ManualLimits,
  now: number,
): Refusal | null {
  const instant = (typed: string) => (typed.length === 16 ? Date.parse(`${typed}:00Z`) : Number.NaN);
  const offBlock = instant(values.offBlock);
  const onBlock = instant(values.onBlock);
  if (Number.isNaN(offBlock) || Number.isNaN(onBlock)) return null;
  // Between the two that are there until they are typed.
  const or = (typed: number, between: number) => (Number.isNaN(typed) ? between : typed);
  const third = (onBlock - offBlock) / 3;
  const times = {
    offBlock,
    takeoff: or(instant(values.takeoff), offBlock + third),
    landing: or(instant(values.landing), onBlock - third),
    onBlock,
  };
  const other = busy.find((one) => Date.parse(one.offBlock) < onBlock && Date.parse(one.onBlock) > offBlock);
  const month = new Date(offBlock).toISOString().slice(0, 7);
  const manualThisMonth = used.find((one) => one.month === month)?.count ?? 0;
  return refuseManual(
    times,
    { manualThisMonth, overlaps: other?.code ?? null },
    { manualPerMonth: perMonth },
    now,
  );
}
