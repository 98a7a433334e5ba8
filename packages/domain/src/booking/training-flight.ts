/** Flights that a pilot books to practise: they add hours and no points, and their score is shown without entering any mean. */
import { countOf } from '../numbers.ts';
import type { Refusal } from '../refusal.ts';
import type { BookingRules } from './booking-rules.ts';

/**
 * Why a pilot can't book one more training flight; null where nothing is against it.
 * @param booked those of the same month (UTC, by departure) that are open or flown, those of the same act included
 */
export function refuseTraining(
  { trainingPerMonth }: Pick<BookingRules, 'trainingPerMonth'>,
  booked: number,
): Refusal | null {
  if (booked < trainingPerMonth) return null;
  if (trainingPerMonth <= 0)
    return {
      code: 'vuelo-de-entrenamiento',
      message: 'La compañía no tiene vuelos de entrenamiento.',
      wayOut: 'Resérvalo como vuelo libre.',
    };
  return {
    code: 'vuelo-de-entrenamiento',
    message: `Ya tienes ${countOf(booked, 'vuelo de entrenamiento', 'vuelos de entrenamiento')} ese mes, el máximo.`,
    wayOut: 'Resérvalo como vuelo libre, anula uno de ellos o espera al mes siguiente.',
  };
}
