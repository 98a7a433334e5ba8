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
  /** What the pilot said when heard; for sanctions. */
  heard: string;
  /** Length of a suspension. */
  days: number;
  /** Callsign of the account that stays; for merging. */
  into: string;
  /** The callsign of the account once more, as typed; for erasing. */
  again: string;
}

/** Asks the server for an act; the answer is the link where there is one to hand over. */
export async function performAct(
  act: Act,
  callsign: string,
  { text, heard, days, into, again }: ActDetails,
): Promise<HandoverLink | undefined> {
  switch (act) {
    case 'link':
      return makeLink(callsign, text);
    case 'reset':
      await resetSecondFactor(callsign, text);
      return undefined;
    case 'withdraw':
    case 'retire':
      await retirePilot(callsign, text);
      return undefined;
    case 'readmit':
      await readmitPilot(callsign, text);
      return undefined;
    case 'warn':
      await warnPilot(callsign, { facts: text, heard });
      return undefined;
    case 'suspend':
      await suspendPilot(callsign, { days, facts: text, heard });
      return undefined;
    case 'lift':
      await liftSuspension(callsign, text);
      return undefined;
    case 'merge':
      await mergePilots(callsign, into.trim().toUpperCase(), text);
      return undefined;
    case 'erase':
      await erasePilot(callsign, again, text);
      return undefined;
    case 'expel':
      await expelPilot(callsign, { facts: text, heard });
      return undefined;
  }
}
