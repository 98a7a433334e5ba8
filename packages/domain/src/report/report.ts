/** A report (PIREP): its states, what happens to it, and what each change brings with it. */

/** Every state, with the word that people see. */
export const REPORT_STATES = {
  draft: 'borrador',
  in_progress: 'en curso',
  submitted: 'enviado',
  in_review: 'en revisión',
  accepted: 'aceptado',
  rejected: 'rechazado',
  appealed: 'recurrido',
  voided: 'anulado',
} as const;

/** State of a report. */
export type ReportState = keyof typeof REPORT_STATES;

/** Outcome of an accepted flight. */
export type ReportOutcome = 'valid' | 'below_minimum' | 'emergency' | 'training' | 'cheating' | 'not_counted';

/** Instants are milliseconds since 1970-01-01T00:00Z; scores are tenths, 0 to 100. */
export interface Report {
  state: ReportState;
  /** Reason of a draft or of a voided report; null if there is none. */
  reason: 'interrupted' | 'pilot' | 'abandoned' | 'cheating' | 'holder' | null;
  source: 'acars' | 'manual' | 'second_pilot' | 'import';
  pilotId: string;
  clientFlightId: string | null;
  startedAt: number;
  /** Last point, or last edit of a draft. */
  touchedAt: number;
  plannedBlockMin: number;
  /** Declared while it was flown, by what recorded it. */
  emergency: boolean;
  /** Declared by the pilot on the report: `dismissed` where a person found that there was none. */
  pilotEmergency: 'open' | 'dismissed' | null;
  outcome: ReportOutcome | null;
  /** The decision in force, also while it is appealed. */
  standing: 'accepted' | 'rejected' | null;
  score: number | null;
  submittedAt: number | null;
  /**
   * Instant of the first decision by a person, and the id of that person's account; null for decisions of the platform.
   */
  decidedAt: number | null;
  deciderId: string | null;
  /** Id of the second person, who confirmed the voiding for cheating. */
  confirmedById: string | null;
  /** A reviewer has asked the pilot something at this instant. */
  askedAt: number | null;
}

/** Outcome and score of an acceptance. */
export interface Acceptance {
  outcome: ReportOutcome;
  score: number | null;
}

/** Events of a report. */
export type ReportEvent =
  | { type: 'declare_emergency'; moving: boolean }
  /** The pilot declares one on the report, and takes that back. */
  | { type: 'say_emergency'; text: string }
  | { type: 'take_back_emergency' }
  | { type: 'lose_contact' }
  | { type: 'resume'; clientFlightId: string }
  /** `complete`: all four block times are there. */
  | { type: 'submit'; complete: boolean }
  | { type: 'discard' }
  | { type: 'abandon' }
  /** The platform accepts by itself if nothing is in doubt. */
  | { type: 'decide_alone'; acceptance: Acceptance; doubts: readonly string[] }
  | { type: 'take_back' }
  | { type: 'ask'; byId: string; text: string }
  /** `withoutEmergency`: there was none, although the pilot had declared one. */
  | {
      type: 'accept';
      byId: string;
      acceptance: Acceptance;
      waivers: number;
      text: string;
      withoutEmergency?: boolean;
    }
  /**
   * Accepted like a manual report; `manualThisMonth` counts those of the month without this one, `training`: it was booked
   * as a training flight.
   */
  | {
      type: 'accept_without_score';
      byId: string;
      manualThisMonth: number;
      training: boolean;
      text?: string;
      withoutEmergency?: boolean;
    }
  | { type: 'reject'; byId: string; reasonCode: string; text: string }
  /** `emergency`: it declares one too, so that a flight that counts may come to count as one with an emergency. */
  | { type: 'appeal'; text: string; emergency?: boolean }
  /** `emergency`: the appeal declared one; `hadBefore`: and so had the pilot, of which a person had found that it was none. */
  | { type: 'desist'; emergency?: boolean; hadBefore?: boolean }
  | {
      type: 'resolve';
      byId: string;
      answer: string;
      verdict: Acceptance | 'dismissed';
      /** The appeal declared one. */
      emergency?: boolean;
      withoutEmergency?: boolean;
    }
  | { type: 'reopen'; text: string }
  /** `known`: it has an airport of arrival already. */
  | { type: 'name_arrival'; byId: string; known: boolean }
  | { type: 'void_for_cheating'; byId: string; secondId: string; heard: boolean }
  /** The report stays voided meanwhile: only another person can take that back. */
  | { type: 'appeal_cheating'; text: string }
  | { type: 'desist_cheating_appeal' }
  | { type: 'dismiss_cheating_appeal'; byId: string; answer: string }
  | { type: 'uphold_cheating_appeal'; byId: string; answer: string; acceptance: Acceptance }
  /** The pilot did not answer the question in time: a reviewer decides on what is known. */
  | { type: 'end_question' }
  /** Result of the report of the pilot who names this one as second pilot. */
  | { type: 'follow_holder'; holder: Acceptance | 'undecided' | 'fallen' };

/** Effects that the server carries out in the same transaction. */
export type ReportEffect =
  /** Points, hours, stage and awards of the outcome. */
  | { type: 'post_entries'; outcome: ReportOutcome; withScore: boolean }
  | { type: 'reverse_entries' }
  | { type: 'post_cheating' }
  | { type: 'reverse_cheating' }
  /** The second pilot's linked report goes the same way: asked for, or with its entries; */
  | { type: 'ask_second_pilot' }
  /** back to waiting for this one; */
  | { type: 'reverse_second_pilot' }
  /** or voided with it. */
  | { type: 'void_second_pilot' }
  | { type: 'lift_sanction' }
  | { type: 'leave_map' }
  | { type: 'tell_booking'; event: 'report_sent' | 'report_dropped' | 'report_withdrawn' }
  | { type: 'tell_pilot'; about: ReportEvent['type']; appealUntil: number | null };

/** Limits of the state machine. */
export interface ReportRules {
  /** Silence after which a flight in progress is interrupted, hours, when also late against its plan, hours. */
  silentHours: number;
  lateHours: number;
  /** Days for which an interrupted flight can be resumed and an untouched draft is kept. */
  resumeDays: number;
  /** Minutes for which a pilot can withdraw an undecided report. */
  withdrawMin: number;
  /** Time to appeal against a decision, and against a voided report, days. */
  appealDays: number;
  cheatingAppealDays: number;
  manualPerMonth: number;
  /** Whether a pilot may declare an emergency on the report, not only in flight. */
  emergencyByPilot: boolean;
  /** Shortest explanation of a rejection, a question or an answer, characters. */
  leastText: number;
  /** Time to answer a question, and how long before its end the pilot is reminded, days. */
  questionDays: number;
  reminderDays: number;
}

/** Events that send a report to a reviewer. The text of the last one in its history says why it waits. */
export const SENT_TO_A_PERSON: readonly string[] = [
  'decide_alone',
  'reopen',
  'appeal',
  'appeal_cheating',
] satisfies ReportEvent['type'][];
