import {
  erasePilot,
  expelPilot,
  liftSuspension,
  makeLink,
  mergePilots,
  readmitPilot,
  resetSecondFactor,
  retirePilot,
  suspendPilot,
  warnPilot,
  type HandoverLink,
} from '#app/api/pilots.ts';
import type { Act } from './account-act.ts';

export interface ActDetails {
  /** Reason or facts, 10 to 2000 characters. */
  text: string;
  /** The pilot's statement at the hearing; for sanctions. */
  heard: string;
  /** Length of a suspension. */
  days: number;
  /** Callsign of the account that stays; for merging. */
  into: string;
  /** The callsign of the account once more, as typed; for erasing. */
  again: string;
}

/** Request to the server for each act; only that for a link has an answer. */
const ASK: Readonly<Record<Exclude<Act, 'link'>, (callsign: string, given: ActDetails) => Promise<unknown>>> =
  {
    reset: (callsign, { text }) => resetSecondFactor(callsign, text),
    withdraw: (callsign, { text }) => retirePilot(callsign, text),
    retire: (callsign, { text }) => retirePilot(callsign, text),
    readmit: (callsign, { text }) => readmitPilot(callsign, text),
    warn: (callsign, { text, heard }) => warnPilot(callsign, { facts: text, heard }),
    suspend: (callsign, { text, heard, days }) => suspendPilot(callsign, { days, facts: text, heard }),
    lift: (callsign, { text }) => liftSuspension(callsign, text),
    merge: (callsign, { text, into }) => mergePilots(callsign, into.trim().toUpperCase(), text),
    erase: (callsign, { text, again }) => erasePilot(callsign, again, text),
    expel: (callsign, { text, heard }) => expelPilot(callsign, { facts: text, heard }),
  };

/** Asks the server for an act; the answer is the link where there is one to hand over. */
export async function performAct(
  act: Act,
  callsign: string,
  given: ActDetails,
): Promise<HandoverLink | undefined> {
  if (act === 'link') return makeLink(callsign, given.text);
  await ASK[act](callsign, given);
  return undefined;
}
