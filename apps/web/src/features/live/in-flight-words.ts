import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import type { LiveRow } from './live-row.ts';

/** What there is to say of a flight that is flown. */
interface FlightState {
  badge: string;
  tone: BadgeTone;
  /** What to do now; nothing while it simply flies. */
  note?: string;
  /** It may want to be sent or given up: its report is at hand. */
  ends: boolean;
}

/** The state of the own flight; without a row the map does not have it, or nothing is known of the map yet. */
export function stateOfFlight(
  row: LiveRow | undefined,
  { waiting, lost }: { waiting: boolean; lost: boolean },
): FlightState {
  if (row === undefined) {
    if (waiting && !lost) return { badge: 'En vuelo', tone: 'sky', ends: false };
    if (waiting || lost)
      return {
        badge: 'En vuelo',
        tone: 'sky',
        note: 'Ahora no llegan los datos del mapa; se vuelve a intentar solo. Tu programa sigue grabando.',
        ends: false,
      };
    return {
      badge: 'Sin posición',
      tone: 'neutral',
      note: 'Tu programa todavía no ha dado ninguna posición. Si no empieza a grabar, míralo en el informe.',
      ends: true,
    };
  }
  if (row.age === 'lost')
    return {
      badge: 'Sin señal',
      tone: 'media',
      note: `Tu programa calla ${row.ageWords.replace('hace', 'desde hace')}. Si sigue abierto, vuelve solo y no se pierde nada; si ya has terminado, puedes enviar el vuelo desde el informe.`,
      ends: true,
    };
  if (row.flight.phase === 'landed' || row.flight.phase === 'on_block')
    return {
      badge: row.phase,
      tone: 'ok',
      note: 'Ya estás en tierra. Para los motores y envía el vuelo desde tu programa.',
      ends: true,
    };
  return { badge: row.phase, tone: 'sky', ends: false };
}
