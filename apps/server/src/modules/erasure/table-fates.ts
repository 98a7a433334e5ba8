import { type RawBuilder, type Updateable, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** The columns by which rows name their person, or one of a person's reports. */
type Names = 'pilot_id' | 'by_id' | 'actor' | 'report_id';

/** Words and names in rows that stay. */
export interface Forgets<T extends keyof Tables> {
  forgets: Updateable<Tables[T]>;
  /** Without it `pilot_id`. */
  by?: Names;
  /** Rows that are left alone do not meet it. */
  only?: RawBuilder<boolean>;
}

export interface Removed {
  removed: Names;
  only?: RawBuilder<boolean>;
}

/** What becomes of the rows of a table with the account of the person they are about. */
export interface Fate<T extends keyof Tables = keyof Tables> {
  /** When the account is erased: `kept` without a word of the person; `alone` by an act of its own. */
  erased: Removed | Forgets<T> | 'kept' | 'alone';
  /**
   * When the account becomes one with another: removed with what only this one was told or asked, moved to the account
   * that stays, or nothing, since the rows name a report or nobody that has to change. What stands `once` for a person, by
   * these columns, is moved unless the other account has it too.
   */
  merged: 'removed' | 'moved' | 'stays' | { once: readonly string[] };
  /** In the copy of a person's data: its rows, what stands there in a form of its own, or nothing. */
  exported: 'rows' | 'in_another_form' | 'no';
}

/** In place of words that a column must hold. */
const FORGOTTEN = '(suprimido con la cuenta de quien lo escribió)';

const NOBODYS = { erased: 'kept', merged: 'stays', exported: 'no' } as const;
/** Ways in, what only this account was told or asked, and sums. */
const OF_THE_ACCOUNT = { erased: { removed: 'pilot_id' }, merged: 'removed', exported: 'rows' } as const;
/** Of the person, whatever account they have. */
const OF_THE_PERSON = { erased: { removed: 'pilot_id' }, merged: 'moved', exported: 'rows' } as const;
/** What counts for the airline too. */
const OF_BOTH = { erased: 'kept', merged: 'moved', exported: 'rows' } as const;
/** Where a person flew. */
const OF_A_FLIGHT = { erased: { removed: 'report_id' }, merged: 'stays', exported: 'rows' } as const;
/** What was decided of a flight. */
const OF_A_REPORT = { erased: 'kept', merged: 'stays', exported: 'rows' } as const;

/**
 * Every table with what becomes of its rows: a new one finds no place in the program until somebody has said it here. They
 * are removed in this order.
 */
export const TABLE_FATES: { readonly [T in keyof Tables]: Fate<T> } = {
  password: OF_THE_ACCOUNT,
  totp: OF_THE_ACCOUNT,
  passkey: OF_THE_ACCOUNT,
  recovery_code: OF_THE_ACCOUNT,
  passkey_challenge: OF_THE_ACCOUNT,
  push_device: OF_THE_ACCOUNT,
  sign_in: OF_THE_ACCOUNT,
  access_link: OF_THE_ACCOUNT,
  api_key: OF_THE_ACCOUNT,
  device_grant: OF_THE_ACCOUNT,
  inbox_message: OF_THE_PERSON,
  outbox: OF_THE_PERSON,
  pilot_note: OF_THE_PERSON,
  pilot_transfer: OF_THE_PERSON,
  application: OF_THE_PERSON,
  calendar_address: OF_THE_ACCOUNT,
  review_take: OF_THE_ACCOUNT,
  network_sighting: OF_THE_ACCOUNT,
  data_export: { ...OF_THE_ACCOUNT, exported: 'in_another_form' },
  notice_ack: { ...OF_THE_PERSON, merged: { once: ['slug', 'revision'] } },
  tour_enrolment: { ...OF_THE_PERSON, merged: { once: ['tour_id', 'edition'] } },
  event_signup: { ...OF_THE_PERSON, merged: { once: ['event_id'] } },
  booking_plan: OF_THE_PERSON,
  award_grant: { ...OF_THE_PERSON, merged: { once: ['award_id'] } },
  board_standing: OF_THE_ACCOUNT,
  idempotency: { erased: { removed: 'actor' }, merged: 'removed', exported: 'no' },

  // What counts for the airline stays, without what the person wrote.
  leave: { ...OF_BOTH, erased: { forgets: { reason: null } } },
  booking: { ...OF_BOTH, erased: { forgets: { reason_text: null } } },
  report: {
    ...OF_BOTH,
    erased: {
      forgets: {
        comment: '',
        callsign: null,
        evidence_url: null,
        client_flight_id: null,
        pilot_emergency_text: null,
      },
    },
  },
  appeal: { ...OF_BOTH, erased: { forgets: { text: FORGOTTEN, evidence: [] } } },
  points_claim: { ...OF_BOTH, erased: { forgets: { text: FORGOTTEN, report_code: null } } },
  points_proposal: { ...OF_BOTH, erased: { forgets: { text: FORGOTTEN } } },
  month_statement: {
    ...OF_BOTH,
    erased: { forgets: { lapse_reason: null } },
    merged: { once: ['month'] },
  },
  qualification: { ...OF_BOTH, erased: { forgets: { text: null } } },
  promotion: { ...OF_BOTH, erased: { forgets: { reason: null } } },
  // Nobody may change an entry but for its words.
  points_entry: { ...OF_BOTH, erased: { forgets: { text: null }, only: sql<boolean>`text is not null` } },
  hours_entry: { ...OF_BOTH, erased: { forgets: { text: null }, only: sql<boolean>`text is not null` } },
  report_transition: { ...OF_A_REPORT, erased: { forgets: { text: null }, by: 'by_id' } },
  telemetry_batch: { ...OF_A_FLIGHT, exported: 'in_another_form' },
  report_event: OF_A_FLIGHT,
  live_position: OF_A_FLIGHT,
  live_trail: OF_A_FLIGHT,
  network_span: OF_A_FLIGHT,
  recorder_note: OF_A_FLIGHT,
  // It says under which callsign the network saw them.
  report_flag: { ...OF_A_REPORT, erased: { removed: 'report_id', only: sql<boolean>`code = 'V-15'` } },
  void_proposal: { ...OF_A_REPORT, erased: { forgets: { heard: FORGOTTEN }, by: 'report_id' } },
  callsign_assignment: { ...OF_BOTH, erased: { forgets: { pilot_id: null } } },
  account_change: OF_BOTH,
  hours_ledger: OF_BOTH,
  rank_history: OF_BOTH,
  // A year after it began, by its date.
  sanction: OF_BOTH,
  discord_role: OF_BOTH,
  demo_flight: OF_BOTH,
  score_item: OF_A_REPORT,
  report_recording: { ...OF_A_REPORT, exported: 'in_another_form' },
  pilot: { erased: 'alone', merged: 'removed', exported: 'in_another_form' },
  // Entries end by their own date; under the old id nobody is found any more.
  audit_entry: { ...NOBODYS, exported: 'in_another_form' },

  aircraft: NOBODYS,
  aircraft_event: NOBODYS,
  airline_event: NOBODYS,
  airport_second_code: NOBODYS,
  audit_start: NOBODYS,
  brought_airport: NOBODYS,
  closing_watch: NOBODYS,
  closure: NOBODYS,
  company_notice: NOBODYS,
  demo_thing: NOBODYS,
  desk_change: NOBODYS,
  desk_entry: NOBODYS,
  discord_link: NOBODYS,
  erasure: NOBODYS,
  flight: NOBODYS,
  import: NOBODYS,
  import_change: NOBODYS,
  import_row: NOBODYS,
  job: NOBODYS,
  join_link: NOBODYS,
  network_feed: NOBODYS,
  notice_announced: NOBODYS,
  past_month: NOBODYS,
  platform_start: NOBODYS,
  points_rules_version: NOBODYS,
  rank: NOBODYS,
  rank_alias: NOBODYS,
  rate_limit: NOBODYS,
  recorder_number: NOBODYS,
  rules_version: NOBODYS,
  server_secret: NOBODYS,
  setting: NOBODYS,
  timetable_revision: NOBODYS,
  tour_closure: NOBODYS,
  webhook: NOBODYS,
};

/** The tables with their fates, in their order. */
export const fates = () => Object.entries(TABLE_FATES) as [keyof Tables, Fate][];
