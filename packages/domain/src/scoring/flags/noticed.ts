/** V-01, V-02 and V-17 by messages of the recorder's log or script. */
import { NOTICED, type FlightEvent, type NoticedKind } from '../../flight-record/flight-event.ts';
import { formatUtcMinute } from '../../utc-clock.ts';
import { joinTexts } from '../texts/figures.ts';
import { informative, type FlagRule } from './flag-rule.ts';

/** Irregularities that are only shown, with their words in Spanish. */
const SHOWN: ReadonlyMap<string, string> = new Map<NoticedKind, string>([
  [NOTICED.overspeed, 'exceso de velocidad'],
  [NOTICED.stall, 'pérdida'],
  [NOTICED.pause, 'pausa'],
  [NOTICED.bank, 'alabeo'],
  [NOTICED.pitch, 'cabeceo'],
  [NOTICED.gForce, 'factor de carga'],
  [NOTICED.lights, 'luces'],
  [NOTICED.flaps, 'flaps'],
  [NOTICED.gear, 'tren'],
  [NOTICED.taxi, 'velocidad de rodaje'],
]);
/** V-17: a message without figures leads to no deduction, so it is shown to pilot and staff. */
export const noticedByRecorder: FlagRule = ({ events }) => {
  const named = events.flatMap(({ kind, at }) => {
    const name = SHOWN.get(kind);
    return name === undefined ? [] : [`${name} (${formatUtcMinute(new Date(at))})`];
  });
  return named.length === 0 ? [] : informative('V-17', `El programa avisó de: ${joinTexts(named)}`);
};

/** Whether the recorder's log reports an irregularity. */
export function tells(events: readonly FlightEvent[], wanted: NoticedKind): boolean {
  return events.some(({ kind }) => kind === wanted);
}
