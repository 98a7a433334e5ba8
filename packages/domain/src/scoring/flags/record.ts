/** V-07 the end was not recorded, V-08 too much is missing, V-09 impossibly short. */
import { NOTICED, type FlightEvent, type NoticedKind } from '../../flight-record/flight-event.ts';
import { indexAfter } from '../../flight-record/in-time.ts';
import { distanceNm, type Position } from '../../great-circle.ts';
import { formatUtcMinute } from '../../utc-clock.ts';
import type { Flag, FlagCode } from '../score-item.ts';
import type { FlagRules, ScoringRules } from '../scoring-rules.ts';
import { gapsInBlock, pausesInBlock } from '../stretches.ts';
import { duration, joinTexts, percent } from '../texts/figures.ts';
import type { Track } from '../track.ts';

/** Looks for one kind of remark, or for several of a family. */
export type FlagRule = (track: Track, figures: FlagRules, rules: ScoringRules) => readonly Flag[];

/** V-07: nobody saw the touchdown, or a hole lies in the last miles before it. */
export const endNotRecorded: FlagRule = (track, { lastNm }) => {
  const { takeoff, landing } = track.times;
  if (takeoff === null || landing === null) return blocking('V-07', 'No se grabó la toma');
  const last = lastMilesFrom(track.samples, indexAfter(track.samples, landing), lastNm);
  const holed = track.interruptions.some(
    ({ kind, from, to }) => kind === 'gap' && from < landing && to > last,
  );
  return holed ? blocking('V-07', 'Falta grabación en las últimas millas') : [];
};

/**
 * Time of the last sample from which at least `miles` were flown up to the sample before index `count`; before all
 * samples if there is none.
 */
function lastMilesFrom(flown: readonly (Position & { at: number })[], count: number, miles: number): number {
  let way = 0;
  for (let i = count - 1; i > 0; i -= 1) {
    const [before, after] = [flown[i - 1], flown[i]];
    if (!before || !after) break;
    way += distanceNm(before, after);
    if (way >= miles) return before.at;
  }
  return Number.NEGATIVE_INFINITY;
}

/** V-08: share of the block in gaps, or minutes of pauses. */
export const muchMissing: FlagRule = (track, { gapPercent, pauseMin }) => {
  const { offBlock, onBlock } = track.times;
  const sum = (parts: readonly { seconds: number }[]) =>
    parts.reduce((total, { seconds }) => total + seconds, 0);
  const share = (sum(gapsInBlock(track)) * 100_000) / Math.max(1, onBlock - offBlock);
  const paused = sum(pausesInBlock(track));
  if (share > gapPercent) return blocking('V-08', `Sin grabar el ${percent(share)} del bloque`);
  return paused > pauseMin * 60 ? blocking('V-08', `Pausas de ${duration(paused)} en total`) : [];
};

/** V-09: shorter than a share of the great circle at the type's fastest, with a strong tailwind. */
export const impossiblyShort: FlagRule = (track, figures, { types }) => {
  const { offBlock, onBlock } = track.times;
  const [first, last] = [track.samples[0], track.samples.at(-1)];
  if (!first || !last) return [];
  const mach = track.limits?.mmo ?? Math.max(0, ...Object.values(types).map(({ mmo }) => mmo));
  const shortest = (distanceNm(first, last) / (mach * figures.soundKt + figures.tailwindKt)) * 3600;
  const block = (onBlock - offBlock) / 1000;
  if (block >= (shortest * figures.shortPercent) / 100) return [];
  return blocking('V-09', `${duration(block)} de bloque; lo mínimo posible es ${duration(shortest)}`);
};

/** A flag that sends the report to a person. */
export function blocking(code: FlagCode, detail: string): Flag[] {
  return [{ code, blocking: true, detail }];
}

/** A flag that is only shown. */
export function informative(code: FlagCode, detail: string): Flag[] {
  return [{ code, blocking: false, detail }];
}

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

/**
 * V-01, V-02 and V-17 by messages of the recorder's log or script. Whether the recorder's log reports an
 * irregularity.
 */
export function tells(events: readonly FlightEvent[], wanted: NoticedKind): boolean {
  return events.some(({ kind }) => kind === wanted);
}
