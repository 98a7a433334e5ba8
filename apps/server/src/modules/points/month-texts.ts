import { capital } from '@va/domain/capital.ts';
import { formatMonth } from '@va/domain/dates.ts';
import type { MonthResult } from '@va/domain/points/monthly-close.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { Message } from '#server/kernel/messages/message.ts';

/** The message about a closed month; undefined if the pilot has nothing to do or to know. */
export function monthMessage(
  month: string,
  outcome: MonthResult,
  { taken, returned }: { taken: number | null; returned: boolean },
): Message | undefined {
  const link = '/plataforma/puntos';
  const name = formatMonth(month);
  if (outcome.result === 'active' || outcome.result === 'exempt')
    return returned
      ? {
          kind: 'points.returned',
          title: `Te devolvemos los puntos de ${name}`,
          body: `Una decisión posterior cambia tu mes: ya no hay descuento por ${name}.`,
          link,
        }
      : undefined;
  if (outcome.result === 'deferred') return undefined;
  const points = Math.abs(taken ?? 0);
  const owed = Math.abs(outcome.posting?.nominal ?? 0);
  const cost =
    points > 0
      ? `${points === 1 ? 'Se ha' : 'Se han'} descontado ${countOf(points, 'punto', 'puntos')}${points < owed ? ': el saldo no baja de cero' : ''}.`
      : 'No se ha descontado ningún punto.';
  const months = countOf(outcome.idleMonths, 'mes', 'meses');
  const next =
    outcome.next === 'warn'
      ? 'Vuela este mes, o pide una excedencia antes de que empiece el siguiente.'
      : 'El equipo va a decidir si tu cuenta pasa a inactiva: conservas rango y horas, y un vuelo lo evita.';
  return {
    kind: 'points.idle',
    title: `${capital(name)}: ningún vuelo válido`,
    body: `${cost} Llevas ${months} sin volar. ${next}`,
    link,
  };
}
