import type { Selectable } from 'kysely';
import type { SanctionKind } from '@va/domain/account/account.ts';
import type { ReportEffect, ReportOutcome } from '@va/domain/report/report.ts';
import type { Tx } from '#server/db/database.ts';
import type { PilotTable, ReportTable } from '#server/db/tables.ts';

type PilotRow = Selectable<PilotTable>;
type ReportRow = Selectable<ReportTable>;

/** A suspension or expulsion: its end, null for none, and the reason of the person who gave it. */
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
 * Callbacks by which a module reacts to events of modules below it, which do not know their followers. Each runs in the
 * transaction of the act that caused it, with the pilot's row locked; an error rolls the act back.
 * @template House the airline
 */
export interface Follower<House> {
  /** A flight counts from now on with this outcome; null when it no longer counts. */
  flightCounts?(
    tx: Tx,
    airline: House,
    flight: ReportRow,
    outcome: ReportOutcome | null,
    now: Date,
  ): Promise<void>;
  /** All effects of a report's step were carried out; this comes last. */
  flightSettled?(
    tx: Tx,
    airline: House,
    flight: ReportRow,
    effects: readonly ReportEffect[],
    now: Date,
  ): Promise<void>;
  /** What became of the first pilot's report of a flight, for the second pilot's. */
  holderDecided?(
    tx: Tx,
    airline: House,
    flight: ReportRow,
    holder: 'accepted' | 'undecided' | 'fallen',
    now: Date,
  ): Promise<void>;
  /** Two accounts were merged: this pilot now has the flights of both. */
  flightsMerged?(tx: Tx, airline: House, pilotId: string, now: Date): Promise<void>;
  /** A new pilot joined, with the lowest rank. */
  accountJoined?(tx: Tx, airline: House, pilot: PilotRow, now: Date): Promise<void>;
  /** The pilot should be asked to read the notices in force. */
  noticesWanted?(tx: Tx, airline: House, pilotId: string, now: Date): Promise<void>;
  accountGrounded?(tx: Tx, airline: House, pilotId: string, grounding: Grounding, now: Date): Promise<void>;
  /** Every sign-in of an account is over. */
  accountSignedOut?(tx: Tx, pilotId: string, now: Date): Promise<void>;
  sanctionGiven?(tx: Tx, pilotId: string, sanction: GivenSanction, now: Date): Promise<void>;
  /** The pilot's current suspension ends now. */
  suspensionLifted?(tx: Tx, pilotId: string, now: Date): Promise<void>;
  /** The pilot's leave ended early; `pilot` is the row before the change. */
  leaveEnded?(tx: Tx, pilot: PilotRow, now: Date): Promise<void>;
  /** An account is about to be erased; its data still exist. */
  accountErasing?(tx: Tx, airline: House, pilotId: string, now: Date): Promise<void>;
  accountErased?(tx: Tx, pilotId: string, now: Date): Promise<void>;
}

/** The same callbacks, all present, for the modules that report the events. */
export type Effects<House> = Required<Follower<House>>;

/** Combines followers: passes each event to them in this order, one after the other. */
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
