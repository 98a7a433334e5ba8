import type { Selectable } from 'kysely';
import type { SanctionKind } from '@va/domain/account/account.ts';
import type { ReportEffect, ReportOutcome } from '@va/domain/report/report.ts';
import type { Tx } from '#server/db/database.ts';
import type { PilotTable, ReportTable } from '#server/db/tables.ts';

type PilotRow = Selectable<PilotTable>;
type ReportRow = Selectable<ReportTable>;

/** A suspension or expulsion: its end, or null for none, and the words of who gave it. */
export interface GivenSanction {
  kind: SanctionKind;
  until: number | null;
  appealUntil: number;
  facts: string;
  heard: string;
  byId: string;
}

/** An account that can't fly for a while or any more. */
export interface Grounding {
  reason: 'suspensión' | 'inactividad' | 'baja';
  /** Spanish, for its pilot to read: «Tu cuenta está suspendida.» */
  why: string;
  /** When a suspension ends; null where there is no end. */
  until: Date | null;
}

/**
 * What a module does about things that happen below it. Each is told in the transaction of the act that it follows from,
 * with the pilot's row locked; what it throws undoes the act. A module below tells it without knowing who hears.
 * @template House the airline
 */
export interface Follower<House> {
  /** A flight begins to count with this outcome; with null, it no longer counts for anything. */
  flightCounts?(
    tx: Tx,
    airline: House,
    flight: ReportRow,
    outcome: ReportOutcome | null,
    now: Date,
  ): Promise<void>;
  /** Everything that a step brings to a report is carried out: told last, with all of it. */
  flightSettled?(
    tx: Tx,
    airline: House,
    flight: ReportRow,
    effects: readonly ReportEffect[],
    now: Date,
  ): Promise<void>;
  /** What became of a flight that somebody may have flown along as second pilot. */
  holderDecided?(
    tx: Tx,
    airline: House,
    flight: ReportRow,
    holder: 'accepted' | 'undecided' | 'fallen',
    now: Date,
  ): Promise<void>;
  /** The flights of two accounts are now one pilot's. */
  flightsMerged?(tx: Tx, airline: House, pilotId: string, now: Date): Promise<void>;
  /** Somebody joined, who has the first rank. */
  accountJoined?(tx: Tx, airline: House, pilot: PilotRow, now: Date): Promise<void>;
  /** Somebody is to read the notices in force. */
  noticesWanted?(tx: Tx, airline: House, pilotId: string, now: Date): Promise<void>;
  accountGrounded?(tx: Tx, airline: House, pilotId: string, grounding: Grounding, now: Date): Promise<void>;
  /** Every sign-in of an account is over. */
  accountSignedOut?(tx: Tx, pilotId: string, now: Date): Promise<void>;
  sanctionGiven?(tx: Tx, pilotId: string, sanction: GivenSanction, now: Date): Promise<void>;
  /** The suspension that runs ends here. */
  suspensionLifted?(tx: Tx, pilotId: string, now: Date): Promise<void>;
  /** A leave ended before its date; the row is as it was before. */
  leaveEnded?(tx: Tx, pilot: PilotRow, now: Date): Promise<void>;
  /** An account is about to be erased: its data are still there. */
  accountErasing?(tx: Tx, airline: House, pilotId: string, now: Date): Promise<void>;
  accountErased?(tx: Tx, pilotId: string, now: Date): Promise<void>;
}

/** What follows from what happens, told to all that follow. */
export type Effects<House> = Required<Follower<House>>;

/** Tells each piece of news to the followers in their order, one after the other. */
export function inOrder<House>(followers: readonly Follower<House>[]): Effects<House> {
  const each = async (tell: (one: Follower<House>) => Promise<void> | undefined) => {
    for (const one of followers) await tell(one);
  };
  return {
    flightCounts: (...news) => each((one) => one.flightCounts?.(...news)),
    flightSettled: (...news) => each((one) => one.flightSettled?.(...news)),
    holderDecided: (...news) => each((one) => one.holderDecided?.(...news)),
    flightsMerged: (...news) => each((one) => one.flightsMerged?.(...news)),
    accountJoined: (...news) => each((one) => one.accountJoined?.(...news)),
    noticesWanted: (...news) => each((one) => one.noticesWanted?.(...news)),
    accountGrounded: (...news) => each((one) => one.accountGrounded?.(...news)),
    accountSignedOut: (...news) => each((one) => one.accountSignedOut?.(...news)),
    sanctionGiven: (...news) => each((one) => one.sanctionGiven?.(...news)),
    suspensionLifted: (...news) => each((one) => one.suspensionLifted?.(...news)),
    leaveEnded: (...news) => each((one) => one.leaveEnded?.(...news)),
    accountErasing: (...news) => each((one) => one.accountErasing?.(...news)),
    accountErased: (...news) => each((one) => one.accountErased?.(...news)),
  };
}
