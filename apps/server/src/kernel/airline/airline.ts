import type { AccountRules } from '@va/domain/account/account.ts';
import type { ReportRules } from '@va/domain/report/report.ts';
import type { Rank } from '@va/domain/ranks/rank-progress.ts';
import type { PositionRights } from '@va/domain/rights/positions.ts';
import type { ApplicationForm } from '@va/schemas/platform/applications.ts';
import type { Effects } from '../effects/effects.ts';
import type { CompanyNotice, Operations } from './operations.ts';
import type { Scoring } from './read-scoring.ts';

/** What the server knows of the airline. All of it comes from `content/`, except `effects`. */
export interface Airline {
  name: string;
  callsign: { pattern: RegExp; message: string; example: string };
  baseIcao: string;
  contactEmail: string;
  /**
   * Hash of the portal's shared password, `pbkdf2-sha256$iterations$salt$digest`: no account may have that password.
   */
  accessHash: string;
  /** Ranks from the lowest to the highest, with staff's changes; a new account gets the lowest. */
  ranks: readonly Rank[];
  /** The same without staff's changes. */
  contentRanks: readonly Rank[];
  /** Roles and permissions of each position by its title, with staff's changes. */
  positions: ReadonlyMap<string, PositionRights>;
  /** The same as the content says it, unchanged. */
  contentPositions: ReadonlyMap<string, PositionRights>;
  accountRules: AccountRules;
  /** Limits of the states of reports. */
  reportRules: ReportRules;
  /** How long an invitation link works, days. */
  invitationDays: number;
  /** The form for people who want to join; null for an airline that takes no applications. */
  applications: ApplicationForm | null;
  operations: Operations;
  /** The rules that judge recorded flights; null for an airline without such rules. */
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
  /** Tells all modules what happens to flights and accounts. */
  effects: Effects<Airline>;
  pilots: readonly { callsign: string; name: string; position: string | undefined; rankCode: string }[];
}

/** Reads the time; tests give their own. */
export type Clock = () => Date;
