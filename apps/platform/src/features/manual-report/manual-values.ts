import type { ManualLimits } from '#app/api/reports.ts';

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
};
export type ManualValues = typeof EMPTY;

/** What was typed, over the empty form; fields that a draft of before does not know are empty. */
export function withDraft(draft: Readonly<Record<string, string>>): ManualValues {
  const known = Object.entries(draft).filter(([name]) => Object.hasOwn(EMPTY, name));
  return { ...EMPTY, ...Object.fromEntries(known) };
}

/** The form filled in from a booking; what was typed in other fields stays. */
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

/** The body that the API takes. A time that is not whole goes as it is, and the API names its field. */
export function toBody(values: ManualValues) {
  const instant = (typed: string) => (typed.length === 16 ? `${typed}:00Z` : typed);
  const number = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.replace(',', '.')));
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
    ...(values.evidenceUrl.trim() && { evidenceUrl: values.evidenceUrl.trim() }),
  };
}
