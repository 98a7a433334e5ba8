/** A pilot's account: its states, what happens to it, and what each change brings with it. */

/** Every state, with the word that people see. */
export const ACCOUNT_STATUSES = {
  invited: 'invitado',
  active: 'activo',
  on_leave: 'en excedencia',
  inactive: 'inactivo',
  suspended: 'suspendido',
  retired: 'retirado',
  erased: 'suprimido',
} as const;

/** State of an account. */
export type AccountStatus = keyof typeof ACCOUNT_STATUSES;

/** Instants are milliseconds since 1970-01-01T00:00Z; null where the thing is not so. */
export interface Account {
  status: AccountStatus;
  /** State before the suspension, expulsion or leaving. */
  before: 'active' | 'on_leave' | 'inactive' | null;
  /** End of the leave that was granted. */
  leaveUntil: number | null;
  /** End of the suspension; it stays while the pilot is away, so that leaving is no way round it. */
  suspendedUntil: number | null;
  /** Instant of the last suspension or expulsion, and the id of the account that decided it. */
  sanctionedAt: number | null;
  sanctionedById: string | null;
  /** When the pilot left or was expelled. */
  retiredAt: number | null;
  expelled: boolean;
}

/** Events of an account. */
export type AccountEvent =
  | { type: 'accept'; tokenValid: boolean; passwordSet: boolean; termsAccepted: boolean }
  /** The invitation ran out or staff withdrew it. */
  | { type: 'withdraw_invitation' }
  /** `monthsBefore`: months of leave that lead up to `firstMonth` (`YYYY-MM`) without a gap. */
  | { type: 'grant_leave'; askedAt: number; firstMonth: string; months: number; monthsBefore: number }
  /** The first day of a leave that was granted before. */
  | { type: 'begin_leave'; until: number }
  /** The leave ends on its date, by the pilot's word, or by a flight. */
  | { type: 'end_leave' }
  /** The monthly close found these months in a row without activity. */
  | { type: 'lapse'; idleMonths: number }
  /** `callsignFree`: the pilot's callsign is still free, or another one is given. */
  | { type: 'come_back'; callsignFree: boolean; byStaff: boolean }
  | { type: 'suspend'; days: number; heard: boolean; facts: string; byId: string }
  | { type: 'end_suspension' }
  /** Staff take a suspension back before its date. */
  | { type: 'lift_suspension' }
  | { type: 'expel'; heard: boolean; facts: string; byId: string }
  /** An appeal against the last suspension or expulsion was upheld. */
  | { type: 'uphold_appeal'; appealedAt: number; byId: string }
  | { type: 'retire' }
  | { type: 'erase'; confirmedByPilot: boolean };

/** Sanctions that change the account. */
export type SanctionKind = 'suspension' | 'expulsion';

/** Effects that the server carries out in the same transaction as the change of state. */
export type AccountEffect =
  | { type: 'give_first_rank' }
  | { type: 'propose_training' }
  | { type: 'ask_notices_in_force' }
  | { type: 'remove_account' }
  /** The callsign may be given again from this instant on. */
  | { type: 'hold_callsign'; until: number }
  /** Never with a debit. */
  | { type: 'cancel_open_bookings'; reason: 'suspensión' | 'inactividad' | 'baja' }
  | { type: 'end_sign_ins' }
  | { type: 'record_sanction'; kind: SanctionKind; until: number | null; appealUntil: number }
  /** The sanction that runs ends here. */
  | { type: 'lift_sanction' }
  | { type: 'erase_data' }
  /** The pilot is informed of every change. */
  | { type: 'tell_pilot'; about: AccountEvent['type'] };

/** Limits of the state machine; the airline's content gives them. */
export interface AccountRules {
  /** Youngest age, years. */
  minAge: number;
  /** Most months of leave in a row. */
  maxLeaveMonths: number;
  /** Months in a row without activity after which an account becomes inactive. */
  idleMonths: number;
  /** Shortest and longest suspension, days. */
  suspensionDays: { min: number; max: number };
  /** Time to appeal against a sanction, days. */
  appealDays: number;
  /** Days for which the data of a pilot who has left are kept, in case of a return. */
  keepDays: number;
  /** Months before a callsign is given to another person. */
  callsignHoldMonths: number;
  /** Whether every account with a task at the desk needs a second factor. Administrators always need one. */
  staffSecondFactor: boolean;
}

/** Accounts that everybody at the airline sees: of pilots who fly, or will again. */
export const FLYING: readonly AccountStatus[] = ['active', 'on_leave', 'inactive'];
