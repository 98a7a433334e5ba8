import { dateFormat } from '@va/domain/dates.ts';
import { POINTS_REASONS, type PointsReason } from '@va/domain/points/points-rules.ts';
import type { PointsEntry } from '@va/contract/points/points.ts';
import { signed } from '#app/lib/signed.ts';

const SHORT = dateFormat({ month: 'short' });
const DAY = dateFormat({ day: 'numeric', month: 'short' });

/** `nov` of `2026-11`. */
export const shortMonth = (month: string) => SHORT(new Date(`${month}-01T00:00:00Z`));

/** `21 nov`. */
export const shortDay = (iso: string) => DAY(new Date(iso));

/** Title of an entry. */
export function entryTitle({ reason, report, reversesId }: PointsEntry): string {
  const flight = report ? `${report.dep}–${report.arr}` : '';
  if (reversesId !== null) return flight ? `Anulación, ${flight}` : 'Anulación de un apunte';
  return flight ? `${flight}: ${POINTS_REASONS[reason].toLowerCase()}` : POINTS_REASONS[reason];
}

/** Further text of an entry: the words of staff, and the part of a debit that was not applied. */
export function entryDetail({ text, nominal, applied, reversed }: PointsEntry): string {
  return [
    text,
    applied !== nominal
      ? `La regla dice ${signed(nominal)}: ${nominal < 0 ? 'el saldo no baja de cero' : 'el resto ya se lo llevó un descuento'}.`
      : null,
    reversed ? 'Anulado después.' : null,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Word for each part of a flight's points; other reasons are no parts of a flight. */
export const POINTS_PARTS: Partial<Record<PointsReason, string>> = {
  base: 'bloque',
  score_80: 'nota',
  score_90: 'nota',
  online: 'red',
  stage: 'etapa',
  tour: 'tour',
  focus: 'Focus',
  event: 'evento',
  manual: 'a mano',
  second_pilot: 'segundo piloto',
};
