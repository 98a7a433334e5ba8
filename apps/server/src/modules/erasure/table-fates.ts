import { type RawBuilder, type Updateable, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** The columns by which rows name their person, or one of a person's reports. */
type Names = 'pilot_id' | 'by_id' | 'actor' | 'report_id';

/** How to clear personal texts in rows that stay. */
export interface Forgets<T extends keyof Tables> {
  forgets: Updateable<Tables[T]>;
  /** The column that refers to the person; `pilot_id` by default. */
  by?: Names;
  /** SQL condition; rows that do not meet it stay unchanged. */
  only?: RawBuilder<boolean>;
}

export interface Removed {
  removed: Names;
  only?: RawBuilder<boolean>;
}

/** The fate of a table's rows when the account of their person is erased or merged, or its data are exported. */
export interface Fate<T extends keyof Tables = keyof Tables> {
  /**
   * On erasure: deleted; cleared of texts; `kept`, if they have no personal texts; or `alone`, handled by code of their
   * own.
   */
  erased: Removed | Forgets<T> | 'kept' | 'alone';
  /**
   * On a merge: `removed` with the account that goes; `moved` to the one that stays; or `stays`, since the rows refer
   * to a report or to nobody. With `once`, a row moves unless the other account has one with equal values in these
   * columns.
   */
  merged: 'removed' | 'moved' | 'stays' | { once: readonly string[] };
  /** In the copy of a person's own data: as rows, in another form, or not at all. */
  exported: 'rows' | 'in_another_form' | 'no';
}

/** Replaces a personal text in a column that must not be null. */
const FORGOTTEN = '(suprimido con la cuenta de quien lo escribió)';

const NOBODYS = { erased: 'kept', merged: 'stays', exported: 'no' } as const;
/** Rows of the account itself: credentials, messages, requests, cached sums. */
const OF_THE_ACCOUNT = { erased: { removed: 'pilot_id' }, merged: 'removed', exported: 'rows' } as const;
/** Rows of the person, which move with them to another account. */
const OF_THE_PERSON = { erased: { removed: 'pilot_id' }, merged: 'moved', exported: 'rows' } as const;
/** Rows that the airline needs too, such as ledger entries. */
const OF_BOTH = { erased: 'kept', merged: 'moved', exported: 'rows' } as const;
/** Recorded positions of a flight. */
const OF_A_FLIGHT = { erased: { removed: 'report_id' }, merged: 'stays', exported: 'rows' } as const;
/** Decisions on a flight. */
const OF_A_REPORT = { erased: 'kept', merged: 'stays', exported: 'rows' } as const;

/**
 * The fate of every table's rows; a new table does not compile without an entry here. Rows are deleted in this order.
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

  // The leave itself stays for the airline; the person's reason is cleared.
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
  // Entries cannot change, except that their text may be cleared.
  points_entry: { ...OF_BOTH, erased: { forgets: { text: null }, only: sql<boolean>`text is not null` } },
  hours_entry: { ...OF_BOTH, erased: { forgets: { text: null }, only: sql<boolean>`text is not null` } },
  report_transition: { ...OF_A_REPORT, erased: { forgets: { text: null }, by: 'by_id' } },
  telemetry_batch: { ...OF_A_FLIGHT, exported: 'in_another_form' },
  report_event: OF_A_FLIGHT,
  live_position: OF_A_FLIGHT,
  live_trail: OF_A_FLIGHT,
  network_span: OF_A_FLIGHT,
  recorder_note: OF_A_FLIGHT,
  // This flag has the callsign under which the network saw the pilot.
  report_flag: { ...OF_A_REPORT, erased: { removed: 'report_id', only: sql<boolean>`code = 'V-15'` } },
  void_proposal: { ...OF_A_REPORT, erased: { forgets: { heard: FORGOTTEN }, by: 'report_id' } },
  callsign_assignment: { ...OF_BOTH, erased: { forgets: { pilot_id: null } } },
  account_change: OF_BOTH,
  hours_ledger: OF_BOTH,
  rank_history: OF_BOTH,
  // Kept here; its own retention removes it a year after it began.
  sanction: OF_BOTH,
  discord_role: OF_BOTH,
  demo_flight: OF_BOTH,
  score_item: OF_A_REPORT,
  report_recording: { ...OF_A_REPORT, exported: 'in_another_form' },
  pilot: { erased: 'alone', merged: 'removed', exported: 'in_another_form' },
  // Entries have a retention of their own; the old id in them leads to nobody.
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
