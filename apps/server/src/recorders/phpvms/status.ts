import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { ReportState } from '@va/domain/report/report.ts';
import type { Body } from '../shared/fields.ts';
import { number, text } from '../shared/fields.ts';

/** States of a report as phpVMS counts them; an interrupted flight goes on, so it is still in progress. */
export const STATE_NUMBERS: Readonly<Record<ReportState, number>> = {
  in_progress: 0,
  draft: 0,
  submitted: 1,
  in_review: 1,
  accepted: 2,
  appealed: 2,
  voided: 3,
  rejected: 6,
};

/** What a flight is doing, in phpVMS's letters and words. */
const STATUS: Readonly<Record<FlightPhase, string>> = {
  boarding: 'BST',
  pushback: 'PBT',
  taxi: 'TXI',
  takeoff: 'TOF',
  climb: 'ENR',
  cruise: 'ENR',
  descent: 'TEN',
  approach: 'APR',
  landed: 'LAN',
  on_block: 'ARR',
};

const WORDS: Readonly<Record<string, string>> = {
  INI: 'Initiated',
  SCH: 'Scheduled',
  BST: 'Boarding',
  RDT: 'Ready start',
  PBT: 'Pushback',
  OFB: 'Departed',
  DIR: 'Ready de-ice',
  DIC: 'De-icing',
  GRT: 'Ground return',
  TXI: 'Taxi',
  TOF: 'Takeoff',
  ICL: 'Initial climb',
  TKO: 'Airborne',
  ENR: 'Enroute',
  DV: 'Diverted',
  TEN: 'Approach',
  APR: 'Approach',
  FIN: 'On final',
  LDG: 'Landing',
  LAN: 'Landed',
  ONB: 'On block',
  ARR: 'Arrived',
  DX: 'Cancelled',
  EMG: 'Emergency descent',
  PSD: 'Paused',
};

/** The client's own letters where they are known ones, else those of the phase; in letters and words. */
export function statusOf(
  said: unknown,
  state: ReportState,
  phase: FlightPhase | null,
): { status: string; text: string } {
  const own = typeof said === 'string' ? said.toUpperCase() : '';
  const flying = own in WORDS ? own : phase === null ? 'INI' : STATUS[phase];
  const status = state === 'voided' ? 'DX' : state === 'in_progress' || state === 'draft' ? flying : 'ARR';
  return { status, text: WORDS[status] ?? status };
}

/** What each letters say that the aircraft does. «Enroute» may be cruise or descent: the points tell. */
const PHASES: Readonly<Record<string, FlightPhase>> = {
  INI: 'boarding',
  SCH: 'boarding',
  BST: 'boarding',
  RDT: 'boarding',
  PBT: 'pushback',
  OFB: 'pushback',
  DIR: 'pushback',
  DIC: 'pushback',
  GRT: 'pushback',
  TXI: 'taxi',
  TOF: 'takeoff',
  ICL: 'climb',
  TKO: 'climb',
  EMG: 'descent',
  TEN: 'approach',
  APR: 'approach',
  FIN: 'approach',
  LDG: 'approach',
  LAN: 'landed',
  ONB: 'on_block',
  ARR: 'on_block',
};

/** The letters that a position brings; newer clients call them its phase. */
export function statusIn(position: Body): string | null {
  return text(position, 'status', 3) ?? text(position, 'phase', 3);
}

/** The phase of a client's letters; null where they leave it open or are not known. */
export function phaseOf(status: string | null): FlightPhase | null {
  return PHASES[status?.toUpperCase() ?? ''] ?? null;
}

/** What a client says that the aircraft does, and when, ms since 1970 UTC by its clock. */
interface SaidStatus {
  status: string;
  at: number;
}

/** The status of the newest of the positions that say one, whatever their order; `points` are theirs. */
export function newestStatus(
  positions: readonly Body[],
  points: readonly { at: number }[],
): SaidStatus | null {
  const said = points.flatMap(({ at }, i) => {
    const status = statusIn(positions[i] ?? {});
    return status === null ? [] : [{ status, at }];
  });
  return said.reduce<SaidStatus | null>((last, one) => (last && last.at > one.at ? last : one), null);
}

/**
 * What it changes of a client's note: nothing of what is shown where positions that were recorded later came before. The
 * note knows besides how soon after it was recorded a status has come, ms; less than 0 by a clock that is ahead.
 */
export function statusNote({ status, at }: SaidStatus, before: Body, now: Date): Body {
  const lateMs = Math.min(now.getTime() - at, number(before, 'lateMs') ?? Infinity);
  // No later than now: one time of nonsense would keep all that follow from being shown.
  const until = Math.min(at, now.getTime());
  return until < (number(before, 'statusAt') ?? until) ? { lateMs } : { status, statusAt: until, lateMs };
}

/** When something is said without a time, ms since 1970 UTC: when it came, by the clock of the positions before it. */
export function untimedAt(before: Body, now: Date): number {
  return Math.min(now.getTime(), now.getTime() - (number(before, 'lateMs') ?? 0));
}

/** A note with the time of a status that is told without one, as far as it is known. */
export function timedNote(note: Body, before: Body, now: Date): Body {
  if (note['status'] === undefined || number(before, 'lateMs') === null) return note;
  return { ...note, statusAt: untimedAt(before, now) };
}
