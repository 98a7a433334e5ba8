import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { ReportState } from '@va/domain/report/report.ts';
import type { Body } from '../shared/fields.ts';
import { number, text } from '../shared/fields.ts';

/** phpVMS numbers of report states; an interrupted flight counts as in progress, since it can continue. */
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

/** phpVMS letters for the phases of flight. */
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

/** The client's own status letters if known, else those of the phase; with their words. */
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

/** Phases by status letters. «Enroute» is missing: it may be cruise or descent, which the points show. */
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

/** The status letters of a position; newer clients call the field `phase`. */
export function statusIn(position: Body): string | null {
  return text(position, 'status', 3) ?? text(position, 'phase', 3);
}

/** The phase of a client's letters; null if they are unknown or leave it open. */
export function phaseOf(status: string | null): FlightPhase | null {
  return PHASES[status?.toUpperCase() ?? ''] ?? null;
}

/** A client's reported status, and its time, ms since 1970 UTC by the client's clock. */
interface SaidStatus {
  status: string;
  at: number;
}

/** The newest status among positions in any order; `points` are the same positions as points. */
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
 * The changes of a client's note by a status; the shown status stays if a later recorded one came before. The note also
 * stores how long after its recording the status arrived, ms; negative for a clock that is ahead.
 */
export function statusNote({ status, at }: SaidStatus, before: Body, now: Date): Body {
  const lateMs = Math.min(now.getTime() - at, number(before, 'lateMs') ?? Infinity);
  // Limit it to now: one wrong future time would hide all later statuses.
  const until = Math.min(at, now.getTime());
  return until < (number(before, 'statusAt') ?? until) ? { lateMs } : { status, statusAt: until, lateMs };
}

/**
 * The time of a status without one, ms since 1970 UTC: its arrival, converted to the clock of the earlier positions.
 */
export function untimedAt(before: Body, now: Date): number {
  return Math.min(now.getTime(), now.getTime() - (number(before, 'lateMs') ?? 0));
}

/** Adds the estimated time of a status without one to a note. */
export function timedNote(note: Body, before: Body, now: Date): Body {
  if (note['status'] === undefined || number(before, 'lateMs') === null) return note;
  return { ...note, statusAt: untimedAt(before, now) };
}
