import type { AccountRules } from '@va/domain/account/account.ts';
import type { ReportRules } from '@va/domain/report/report.ts';
import type { Rank } from '@va/domain/ranks/rank-progress.ts';
import type { PositionRights } from '@va/domain/rights/position-rights.ts';
import type { ApplicationForm } from '@va/schemas/platform/applications.ts';
import type { Effects } from '../effects/effects.ts';
import type { CompanyNotice, Operations } from './operations.ts';
import type { Scoring } from './read-scoring.ts';

/** What the server needs to know of the airline; all of it but what follows comes from `content/`. */
export interface Airline {
  name: string;
  callsign: { pattern: RegExp; message: string; example: string };
  baseIcao: string;
  contactEmail: string;
  /** The portal's shared password as `pbkdf2-sha256$iterations$salt$digest`: nobody may take it for an account. */
  accessHash: string;
  /** Ranks from the first to the highest; the first is given with the account. */
  ranks: readonly Rank[];
  /** The same as the content says them, unchanged. */
  contentRanks: readonly Rank[];
  /** What each position brings, with what staff have written of them. */
  positions: ReadonlyMap<string, PositionRights>;
  /** The same as the content says it, unchanged. */
  contentPositions: ReadonlyMap<string, PositionRights>;
  accountRules: AccountRules;
  /** Limits of the states of reports. */
  reportRules: ReportRules;
  /** How long a link of invitation is good. */
  invitationDays: number;
  /** What is asked of people who want to join; null where nobody can ask to. */
  applications: ApplicationForm | null;
  operations: Operations;
  /** What recorded flights are judged by; null for an airline that publishes no rules. */
  scoring: Scoring | null;
  /** All notices of the company, in force or not. */
  notices: readonly CompanyNotice[];
  /** The files of what staff may write at the desk too, as they stand in `content/`; undefined for one that there is not. */
  files: Readonly<
    Partial<
      Record<
        | 'fleet'
        | 'timetableRules'
        | 'scoringRules'
        | 'roles'
        | 'pilots'
        | 'pointsRules'
        | 'tours'
        | 'goals'
        | 'frames'
        | 'notams',
        string
      >
    >
  >;
  /** What follows from what happens to flights and accounts. */
  effects: Effects<Airline>;
  pilots: readonly { callsign: string; name: string; position: string | undefined; rankCode: string }[];
}

/** Reads the time; tests give their own. */
export type Clock = () => Date;
