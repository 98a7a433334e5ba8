/** The rows of every table; written by `npm run db:types` from the migrations. */
import type { Generated } from 'kysely';
import type { DefaultedJson, Json } from './json.ts';

/** Every table of the schema. */
export interface Tables {
  access_link: AccessLinkTable;
  account_change: AccountChangeTable;
  aircraft: AircraftTable;
  aircraft_event: AircraftEventTable;
  airline_event: AirlineEventTable;
  airport_second_code: AirportSecondCodeTable;
  api_key: ApiKeyTable;
  appeal: AppealTable;
  application: ApplicationTable;
  audit_entry: AuditEntryTable;
  audit_start: AuditStartTable;
  award_grant: AwardGrantTable;
  board_standing: BoardStandingTable;
  booking: BookingTable;
  booking_plan: BookingPlanTable;
  brought_airport: BroughtAirportTable;
  calendar_address: CalendarAddressTable;
  callsign_assignment: CallsignAssignmentTable;
  closing_watch: ClosingWatchTable;
  closure: ClosureTable;
  company_notice: CompanyNoticeTable;
  data_export: DataExportTable;
  demo_flight: DemoFlightTable;
  demo_thing: DemoThingTable;
  desk_change: DeskChangeTable;
  desk_entry: DeskEntryTable;
  device_grant: DeviceGrantTable;
  discord_link: DiscordLinkTable;
  discord_role: DiscordRoleTable;
  erasure: ErasureTable;
  event_signup: EventSignupTable;
  flight: FlightTable;
  hours_entry: HoursEntryTable;
  hours_ledger: HoursLedgerTable;
  idempotency: IdempotencyTable;
  import: ImportTable;
  import_change: ImportChangeTable;
  import_row: ImportRowTable;
  inbox_message: InboxMessageTable;
  job: JobTable;
  join_link: JoinLinkTable;
  leave: LeaveTable;
  live_position: LivePositionTable;
  live_trail: LiveTrailTable;
  month_statement: MonthStatementTable;
  network_feed: NetworkFeedTable;
  network_sighting: NetworkSightingTable;
  network_span: NetworkSpanTable;
  notice_ack: NoticeAckTable;
  notice_announced: NoticeAnnouncedTable;
  outbox: OutboxTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  password: PasswordTable;
  past_month: PastMonthTable;
  pilot: PilotTable;
  pilot_note: PilotNoteTable;
  pilot_transfer: PilotTransferTable;
  platform_start: PlatformStartTable;
  points_claim: PointsClaimTable;
  points_entry: PointsEntryTable;
  points_proposal: PointsProposalTable;
  points_rules_version: PointsRulesVersionTable;
  promotion: PromotionTable;
  push_device: PushDeviceTable;
  qualification: QualificationTable;
  rank: RankTable;
  rank_alias: RankAliasTable;
  rank_history: RankHistoryTable;
  rate_limit: RateLimitTable;
  recorder_note: RecorderNoteTable;
  recorder_number: RecorderNumberTable;
  recovery_code: RecoveryCodeTable;
  report: ReportTable;
  report_event: ReportEventTable;
  report_flag: ReportFlagTable;
  report_recording: ReportRecordingTable;
  report_transition: ReportTransitionTable;
  review_take: ReviewTakeTable;
  rules_version: RulesVersionTable;
  sanction: SanctionTable;
  score_item: ScoreItemTable;
  server_secret: ServerSecretTable;
  setting: SettingTable;
  sign_in: SignInTable;
  telemetry_batch: TelemetryBatchTable;
  timetable_revision: TimetableRevisionTable;
  totp: TotpTable;
  tour_closure: TourClosureTable;
  tour_enrolment: TourEnrolmentTable;
  void_proposal: VoidProposalTable;
  webhook: WebhookTable;
}

export interface AccessLinkTable {
  id: string;
  kind: 'invitation' | 'recovery';
  pilot_id: string;
  token_hash: Uint8Array;
  created_by: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

export interface AccountChangeTable {
  id: string;
  pilot_id: string;
  from_status: string;
  to_status: string;
  at: Date;
}

export interface AircraftTable {
  id: string;
  registration: string;
  type_id: string;
  icao_type: string;
  service: Generated<'operational' | 'maintenance' | 'stored' | 'retired'>;
  base_icao: string;
  is_substitute: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  name: Generated<string>;
  livery: Generated<string>;
  delivered_on: string | null;
}

export interface AircraftEventTable {
  id: string;
  aircraft_id: string;
  kind: 'service_change' | 'ferry' | 'note' | 'change';
  at: Date;
  service: 'operational' | 'maintenance' | 'stored' | 'retired' | null;
  to_icao: string | null;
  reason: string | null;
  by_id: string | null;
  before: Json;
  after: Json;
}

export interface AirlineEventTable {
  id: string;
  title: string;
  body: string;
  starts_at: Date;
  ends_at: Date;
  advertise_from: Date;
  airports: string[];
  counts_on: 'departure' | 'arrival' | 'either' | 'both';
  types: Generated<string[]>;
  networks: Generated<string[]>;
  ranks: Generated<string[]>;
  points: number;
  signup: boolean;
  capacity: number | null;
  slot_minutes: number | null;
  is_public: boolean;
  published_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

export interface AirportSecondCodeTable {
  code: string;
  icao: string;
}

export interface ApiKeyTable {
  id: string;
  pilot_id: string | null;
  service: string | null;
  prefix: string;
  secret_hash: Uint8Array;
  scopes: string[];
  label: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  expires_at: Date;
  revoked_at: Date | null;
  renewed_days: number | null;
  created_by: string | null;
  program: string | null;
}

export interface AppealTable {
  id: string;
  report_id: string | null;
  pilot_id: string;
  text: string;
  rules: Generated<string[]>;
  evidence: Generated<string[]>;
  state: Generated<'open' | 'upheld' | 'partly' | 'dismissed' | 'withdrawn'>;
  raised_at: Date;
  decided_by: string | null;
  answer: string | null;
  decided_at: Date | null;
  sanction_id: string | null;
  assigned_to: string | null;
  promotion_id: string | null;
  emergency: Generated<boolean>;
}

export interface ApplicationTable {
  id: string;
  state: 'unconfirmed' | 'waiting' | 'accepted' | 'declined';
  name: string;
  email: string;
  vatsim_cid: number | null;
  ivao_vid: number | null;
  answers: Json;
  token_hash: Uint8Array | null;
  sent_at: Date;
  confirmed_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
  pilot_id: string | null;
  link_id: string | null;
}

export interface AuditEntryTable {
  seq: Generated<number>;
  id: string;
  at: Generated<Date>;
  actor_id: string | null;
  actor: string;
  capability: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  reason: string | null;
  before: Json;
  after: Json;
  request_id: string | null;
  ip_hash: Uint8Array | null;
  previous_hash: Generated<Uint8Array>;
  hash: Generated<Uint8Array>;
}

export interface AuditStartTable {
  one: Generated<boolean>;
  seq: number;
  hash: Uint8Array;
}

export interface AwardGrantTable {
  pilot_id: string;
  award_id: string;
  granted_at: Date;
  granted_by: string | null;
  reason: string | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  revoke_reason: string | null;
}

export interface BoardStandingTable {
  pilot_id: string;
  since: Date;
  earlier: number | null;
  recent: number | null;
  airports: number;
  dep_icao: string | null;
  arr_icao: string | null;
  distance_nm: number | null;
}

export interface BookingTable {
  id: string;
  code: string;
  pilot_id: string;
  second_pilot_id: string | null;
  chain_id: string | null;
  flight_id: string | null;
  flight_number: number | null;
  kind: 'line' | 'continuation' | 'focus' | 'tour' | 'event' | 'training' | 'positioning' | 'free';
  dep_icao: string;
  arr_icao: string;
  date: string;
  std: Date;
  sta: Date;
  timetable_std: Date;
  distance_nm: number;
  type_id: string;
  aircraft_id: string | null;
  shared_tail: Generated<boolean>;
  tail_from: Date | null;
  tail_until: Date | null;
  state: Generated<'reserved' | 'flying' | 'fulfilled' | 'expired' | 'cancelled'>;
  reason: 'pilot' | 'company' | 'interrupted' | 'no_charge' | 'forgiven' | 'freed' | 'by_hand' | null;
  reason_text: string | null;
  changed_what: 'moved' | 'flight_withdrawn' | 'tail_withdrawn' | null;
  changed_std: Date | null;
  grace_until: Date;
  ical_seq: Generated<number>;
  reminded_departure: Generated<boolean>;
  reminded_grace: Generated<boolean>;
  ended_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  tour_id: string | null;
  tour_edition: number | null;
  tour_stage: number | null;
  event_id: string | null;
  planned_route: string | null;
  planned_level: number | null;
  planned_cargo: Generated<boolean>;
  rules_version: string | null;
  day_flight: string | null;
  rotation: Generated<boolean>;
  tour_any_order: Generated<boolean>;
  tour_substitutes: Generated<string[]>;
}

export interface BookingPlanTable {
  booking_id: string;
  pilot_id: string;
  fetched_at: Date;
  generated_at: Date | null;
  callsign: string | null;
  registration: string | null;
  icao_type: string | null;
  level_ft: number | null;
  route: string | null;
  alternate: string | null;
  block_fuel_kg: number | null;
  trip_fuel_kg: number | null;
  block_min: number | null;
  points: DefaultedJson;
  vatsim_url: string | null;
  ivao_url: string | null;
}

export interface BroughtAirportTable {
  icao: string;
  iata: string;
  name: string;
  city: string;
  country: string;
  timezone: string;
  lat: number;
  lon: number;
  import_id: string;
}

export interface CalendarAddressTable {
  pilot_id: string;
  token_hash: Uint8Array;
  created_at: Generated<Date>;
  last_read_at: Date | null;
}

export interface CallsignAssignmentTable {
  id: string;
  pilot_id: string | null;
  callsign: string;
  given_at: Date;
  released_at: Date | null;
}

export interface ClosingWatchTable {
  id: Generated<boolean>;
  seen_at: Date;
  held_at: Date | null;
}

export interface ClosureTable {
  month: string;
  started_at: Date;
  finished_at: Date | null;
}

export interface CompanyNoticeTable {
  slug: string;
  title: string;
  importance: 'Alta' | 'Media' | 'Baja';
  body: string;
  valid_from: string;
  valid_until: string | null;
  must_read: Generated<boolean>;
  ack_until: string | null;
  affects: Json;
  revision: Generated<number>;
  published_by: string;
  published_at: Date;
  version: Generated<number>;
  replaces: string | null;
  is_public: Generated<boolean>;
  withdrawn_at: Date | null;
}

export interface DataExportTable {
  id: string;
  pilot_id: string;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
  archive: Uint8Array | null;
}

export interface DemoFlightTable {
  report_id: string;
  plan: Json;
  sent_until: Date;
  next_at: Date;
}

export interface DemoThingTable {
  kind:
    | 'report'
    | 'booking'
    | 'career'
    | 'airline_event'
    | 'leave'
    | 'promotion'
    | 'points_claim'
    | 'application'
    | 'likes'
    | 'joined'
    | 'company_notice';
  id: string;
  made_at: Generated<Date>;
  was_at: Date | null;
}

export interface DeskChangeTable {
  id: string;
  kind: string;
  key: string;
  version: number;
  before: Json;
  after: Json;
  reason: string | null;
  by_id: string | null;
  at: Date;
}

export interface DeskEntryTable {
  kind: 'aircraft_type' | 'position' | 'rank' | 'points' | 'tour' | 'goal' | 'maintenance';
  key: string;
  value: Json;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

export interface DeviceGrantTable {
  id: string;
  device_hash: Uint8Array;
  user_code: string;
  program: string;
  scopes: string[];
  asked_at: Date;
  expires_at: Date;
  polled_at: Date | null;
  interval_s: Generated<number>;
  state: Generated<'pending' | 'approved' | 'denied' | 'used'>;
  pilot_id: string | null;
}

export interface DiscordLinkTable {
  one: Generated<boolean>;
  guild_id: string;
  token: string;
  roles: Json;
  hold_until: Date | null;
  problem: string | null;
  updated_at: Generated<Date>;
  removed_at: Date | null;
}

export interface DiscordRoleTable {
  guild_id: string;
  discord_id: string;
  role_id: string;
  pilot_id: string | null;
  given_at: Date;
  left_at: Date | null;
}

export interface ErasureTable {
  pilot_id: string;
  erased_at: Date;
}

export interface EventSignupTable {
  event_id: string;
  pilot_id: string;
  slot: Date | null;
  signed_at: Date;
}

export interface FlightTable {
  id: string;
  number: number;
  dep_icao: string;
  arr_icao: string;
  days: number;
  std_utc: number;
  sta_utc: number;
  arr_day_offset: number;
  block_min: number;
  distance_nm: number;
  level: number | null;
  kind: 'line' | 'continuation' | 'focus' | 'tour' | 'event' | 'training' | 'positioning' | 'free';
  valid_from: string;
  valid_until: string | null;
  is_public: Generated<boolean>;
  note: Generated<string>;
  source: 'generated' | 'import' | 'staff';
  locked: Generated<boolean>;
  types: string[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  route: Generated<string>;
  iata_type: string | null;
}

export interface HoursEntryTable {
  id: string;
  pilot_id: string;
  report_id: string | null;
  minutes: number;
  kind: 'flight' | 'manual' | 'second_pilot' | 'transfer' | 'adjustment' | 'reversal';
  reverses_id: string | null;
  posted_at: Generated<Date>;
  text: string | null;
  by_id: string | null;
  import_id: string | null;
  ledger_id: string | null;
}

export interface HoursLedgerTable {
  id: string;
  pilot_id: string;
  within_id: string | null;
  merged_at: Date;
}

export interface IdempotencyTable {
  actor: string;
  key: string;
  request_hash: Uint8Array;
  status: number | null;
  headers: Json;
  body: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  done: Generated<boolean>;
}

export interface ImportTable {
  id: string;
  kind: 'flights' | 'aircraft' | 'airports' | 'pilots' | 'logbook' | 'newsky' | 'balances';
  name: string;
  state: 'reading' | 'failed' | 'checked' | 'applying' | 'applied' | 'taking_back' | 'taken_back';
  good: Generated<number>;
  refused: Generated<number>;
  done: Generated<number>;
  skipped: Generated<number>;
  problems: DefaultedJson;
  problem_count: Generated<number>;
  refused_csv: string | null;
  ignored: Generated<string[]>;
  read_from: Date | null;
  read_until: Date | null;
  read_count: Generated<number>;
  failure: string | null;
  reason: string | null;
  created_by: string | null;
  created_at: Date;
  ended_at: Date | null;
  rank_table: DefaultedJson;
}

export interface ImportChangeTable {
  import_id: string;
  thing: 'flight' | 'aircraft' | 'aircraft_event';
  thing_id: string;
  before: Json;
  after: Json;
}

export interface ImportRowTable {
  import_id: string;
  line: number;
  data: Json;
}

export interface InboxMessageTable {
  id: string;
  pilot_id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Generated<Date>;
  read_at: Date | null;
}

export interface JobTable {
  id: string;
  kind: string;
  run_key: string;
  payload: DefaultedJson;
  state: Generated<'queued' | 'running' | 'done' | 'failed'>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  locked_until: Date | null;
  last_error: string | null;
  result: Json;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

export interface JoinLinkTable {
  id: string;
  label: string | null;
  token_hash: Uint8Array;
  uses: number;
  used: Generated<number>;
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface LeaveTable {
  id: string;
  pilot_id: string;
  first_month: string;
  months: number;
  state: 'asked' | 'granted' | 'refused' | 'ended' | 'withdrawn';
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  ended_at: Date | null;
  ended_by_report_id: string | null;
  taken_back: Generated<boolean>;
}

export interface LivePositionTable {
  report_id: string;
  at: Date;
  heard_at: Date;
  lat: number;
  lon: number;
  alt_ft: number | null;
  gs_kt: number | null;
  hdg: number | null;
  vs_fpm: number | null;
  phase:
    | 'boarding'
    | 'pushback'
    | 'taxi'
    | 'takeoff'
    | 'climb'
    | 'cruise'
    | 'descent'
    | 'approach'
    | 'landed'
    | 'on_block';
  left_at: Date | null;
}

export interface LiveTrailTable {
  report_id: string;
  at: Date;
  lat: number;
  lon: number;
  alt_ft: number | null;
  gs_kt: number | null;
  hdg: number | null;
}

export interface MonthStatementTable {
  id: string;
  pilot_id: string;
  month: string;
  result: 'active' | 'exempt' | 'idle' | 'deferred';
  idle_months: Generated<number>;
  balance: number;
  settled_at: Date | null;
  claims_until: Date | null;
  lapse: 'proposed' | 'confirmed' | 'dismissed' | null;
  lapse_reason: string | null;
  lapse_by: string | null;
}

export interface NetworkFeedTable {
  network: 'vatsim' | 'ivao';
  next_at: Date;
  etag: string | null;
  last_modified: string | null;
  made_at: Date | null;
  failures: Generated<number>;
}

export interface NetworkSightingTable {
  pilot_id: string;
  network: 'vatsim' | 'ivao';
  at: Date;
  lat: number;
  lon: number;
  still_since: Date | null;
  airborne_at: Date | null;
}

export interface NetworkSpanTable {
  report_id: string;
  from_at: Date;
  to_at: Date;
  network: 'vatsim' | 'ivao' | null;
  callsign: string | null;
  linked: boolean;
}

export interface NoticeAckTable {
  pilot_id: string;
  slug: string;
  revision: number;
  ack_at: Date;
}

export interface NoticeAnnouncedTable {
  slug: string;
  revision: number;
  at: Date;
}

export interface OutboxTable {
  id: string;
  channel: 'mail' | 'webhook' | 'push';
  pilot_id: string | null;
  target: string;
  subject: string;
  body: string;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  next_at: Generated<Date>;
  locked_until: Date | null;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  webhook_id: string | null;
  answer_status: number | null;
  answer: string | null;
}

export interface PasskeyTable {
  id: string;
  pilot_id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: number;
  transports: Generated<string[]>;
  label: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface PasskeyChallengeTable {
  challenge: string;
  pilot_id: string | null;
  expires_at: Date;
}

export interface PasswordTable {
  pilot_id: string;
  secret_hash: string;
  sample: Generated<boolean>;
  changed_at: Generated<Date>;
}

export interface PastMonthTable {
  month: string;
  flights: Json;
  landings: Json;
  until: Date;
}

export interface PilotTable {
  id: string;
  callsign: string | null;
  name: string | null;
  email: string | null;
  country: string | null;
  locale: Generated<string>;
  timezone: Generated<string>;
  base_icao: string;
  status: 'invited' | 'active' | 'on_leave' | 'inactive' | 'suspended' | 'retired' | 'erased';
  status_before: 'active' | 'on_leave' | 'inactive' | null;
  leave_until: Date | null;
  suspended_until: Date | null;
  sanctioned_at: Date | null;
  sanctioned_by: string | null;
  retired_at: Date | null;
  expelled: Generated<boolean>;
  joined_at: Date | null;
  rank_code: string;
  positions: Generated<string[]>;
  roles: Generated<string[]>;
  capabilities: Generated<string[]>;
  vatsim_cid: number | null;
  ivao_vid: number | null;
  simbrief_alias: string | null;
  show_name: Generated<boolean>;
  show_name_at: Date | null;
  public_map: Generated<boolean>;
  public_map_at: Date | null;
  public_profile: Generated<boolean>;
  public_profile_at: Date | null;
  terms_accepted_at: Date | null;
  units: Generated<'kg' | 'lb'>;
  min_age_ok: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  in_boards: Generated<boolean>;
  in_boards_at: Date | null;
  import_id: string | null;
  discord_id: string | null;
  in_discord: Generated<boolean>;
  in_discord_at: Date | null;
  share_reports: Generated<boolean>;
  share_reports_at: Date | null;
  own_sceneries: Generated<string[]>;
  liked_tails: Generated<string[]>;
}

export interface PilotNoteTable {
  id: string;
  pilot_id: string;
  text: string;
  by_id: string | null;
  at: Date;
}

export interface PilotTransferTable {
  id: string;
  pilot_id: string;
  from_icao: string;
  to_icao: string;
  at: Date;
  undone_at: Date | null;
}

export interface PlatformStartTable {
  id: Generated<boolean>;
  started_at: Date;
}

export interface PointsClaimTable {
  id: string;
  pilot_id: string;
  month: string;
  text: string;
  report_code: string | null;
  state: Generated<'open' | 'corrected' | 'dismissed'>;
  raised_at: Date;
  answer: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  booking_id: string | null;
}

export interface PointsEntryTable {
  id: string;
  pilot_id: string;
  seq: number;
  reason:
    | 'base'
    | 'score_80'
    | 'score_90'
    | 'online'
    | 'stage'
    | 'tour'
    | 'focus'
    | 'event'
    | 'day_flight'
    | 'manual'
    | 'second_pilot'
    | 'inactive_month'
    | 'abandoned'
    | 'cheating'
    | 'adjustment'
    | 'import'
    | 'reversal';
  subject: string;
  nominal: number;
  applied: number;
  balance_after: number;
  period: string;
  booking_id: string | null;
  reverses_id: string | null;
  posted_at: Generated<Date>;
  report_id: string | null;
  text: string | null;
  by_id: string | null;
  import_id: string | null;
  rules_version: string | null;
}

export interface PointsProposalTable {
  id: string;
  pilot_id: string;
  points: number;
  text: string;
  reverses_id: string | null;
  by_id: string;
  at: Date;
  state: Generated<'open' | 'confirmed' | 'declined'>;
  decided_by: string | null;
  decided_at: Date | null;
  claim_id: string | null;
}

export interface PointsRulesVersionTable {
  id: string;
  hash: string;
  text: string;
  in_force_from: Date;
}

export interface PromotionTable {
  id: string;
  pilot_id: string;
  kind: 'promotion' | 'instruction';
  to_rank: string;
  state: 'asked' | 'proposed' | 'granted' | 'declined' | 'withdrawn';
  asked_at: Date;
  proposed_at: Date | null;
  due_at: Date | null;
  reminded_at: Date | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface PushDeviceTable {
  sign_in_id: string;
  pilot_id: string;
  endpoint: string;
  public_key: string;
  auth_secret: string;
  created_at: Generated<Date>;
}

export interface QualificationTable {
  id: string;
  pilot_id: string;
  kind: 'verification' | 'course' | 'refresher';
  type_id: string | null;
  result: 'pass' | 'pending';
  text: string | null;
  signed_by: string;
  signed_at: Date;
}

export interface RankTable {
  code: string;
  title: string;
  position: number;
}

export interface RankAliasTable {
  word: string;
  rank_code: string;
  updated_at: Generated<Date>;
}

export interface RankHistoryTable {
  id: string;
  pilot_id: string;
  rank_code: string;
  since: Date;
  reason: string;
  decided_by: string | null;
}

export interface RateLimitTable {
  bucket: string;
  window_start: Date;
  requests: number;
}

export interface RecorderNoteTable {
  report_id: string;
  data: DefaultedJson;
}

export interface RecorderNumberTable {
  number: Generated<number>;
  thing_id: string;
}

export interface RecoveryCodeTable {
  id: string;
  pilot_id: string;
  code_hash: Uint8Array;
  created_at: Date;
}

export interface ReportTable {
  id: string;
  code: string;
  pilot_id: string;
  booking_id: string | null;
  state:
    | 'draft'
    | 'in_progress'
    | 'submitted'
    | 'in_review'
    | 'accepted'
    | 'rejected'
    | 'appealed'
    | 'voided';
  standing: 'accepted' | 'rejected' | null;
  outcome: 'valid' | 'below_minimum' | 'emergency' | 'training' | 'cheating' | 'not_counted' | null;
  aircraft_id: string | null;
  type_id: string;
  dep_icao: string;
  arr_planned_icao: string;
  arr_icao: string | null;
  off_block: Date | null;
  on_block: Date | null;
  block_min: number | null;
  heard_at: Date | null;
  submitted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  source: Generated<'acars' | 'manual' | 'second_pilot' | 'import'>;
  reason: 'interrupted' | 'pilot' | 'abandoned' | 'cheating' | 'holder' | null;
  client: string | null;
  client_version: string | null;
  client_flight_id: string | null;
  flight_number: number | null;
  callsign: string | null;
  icao_type: string | null;
  types_accepted: Generated<string[]>;
  icao_type_seen: string | null;
  add_on: string | null;
  planned_block_min: number | null;
  planned_fuel_kg: number | null;
  takeoff: Date | null;
  landing: Date | null;
  diversion: Generated<boolean>;
  distance_nm: number | null;
  fuel_off_kg: number | null;
  fuel_on_kg: number | null;
  touchdown_fpm: number | null;
  touchdown_g: number | null;
  network: 'vatsim' | 'ivao' | null;
  online_share: number | null;
  emergency_at: Date | null;
  score: number | null;
  coverage: number | null;
  rules_version: string | null;
  clock_offset_ms: number | null;
  client_score: number | null;
  comment: Generated<string>;
  decided_at: Date | null;
  decider_id: string | null;
  asked_at: Date | null;
  from_feed: Generated<boolean>;
  linked_share: number | null;
  counts_as_manual: Generated<boolean>;
  evidence_url: string | null;
  confirmed_by_id: string | null;
  second_pilot_id: string | null;
  primary_report_id: string | null;
  question_reminded_at: Date | null;
  landing_told: Generated<boolean>;
  import_id: string | null;
  arrival_metar: string | null;
  score_engine: number | null;
  booked_by_start: Generated<boolean>;
  pilot_emergency: 'open' | 'dismissed' | null;
  pilot_emergency_at: Date | null;
  pilot_emergency_text: string | null;
}

export interface ReportEventTable {
  report_id: string;
  client_event_id: string;
  kind: string;
  at: Date;
  lat: number | null;
  lon: number | null;
  data: DefaultedJson;
  received_at: Date;
}

export interface ReportFlagTable {
  report_id: string;
  code: string;
  blocking: boolean;
  detail: string;
  cleared_by: string | null;
}

export interface ReportRecordingTable {
  report_id: string;
  kept: DefaultedJson;
  revision: Generated<number>;
  points: Generated<number>;
  packed: Generated<boolean>;
  thinned_at: Date | null;
  arrived_ms: number | null;
}

export interface ReportTransitionTable {
  id: string;
  report_id: string;
  from_state: string;
  to_state: string;
  event: string;
  by_id: string | null;
  text: string | null;
  at: Date;
  reason_code: string | null;
}

export interface ReviewTakeTable {
  report_id: string;
  pilot_id: string;
  taken_at: Date;
}

export interface RulesVersionTable {
  id: string;
  hash: string;
  text: string;
  activated_on: string;
  activated_by: string | null;
  activated_at: Date;
}

export interface SanctionTable {
  id: string;
  pilot_id: string;
  kind: 'warning' | 'suspension' | 'expulsion';
  facts: string;
  heard: string;
  starts_at: Date;
  ends_at: Date | null;
  appeal_until: Date;
  decided_by: string;
  lifted_at: Date | null;
  created_at: Generated<Date>;
  report_id: string | null;
}

export interface ScoreItemTable {
  report_id: string;
  rule_id: string;
  status: 'ok' | 'hit' | 'justified' | 'no_data' | 'not_applicable' | 'waived';
  count: number;
  deduction: number;
  observed: string;
  expected: string;
  occurrences: DefaultedJson;
  waived_by: string | null;
  waived_deduction: Generated<number>;
}

export interface ServerSecretTable {
  name: string;
  secret: Uint8Array;
}

export interface SettingTable {
  key: string;
  value: Json;
  updated_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

export interface SignInTable {
  id: string;
  pilot_id: string;
  token_hash: Uint8Array;
  stage: 'second_factor' | 'open';
  strong: Generated<boolean>;
  device_label: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface TelemetryBatchTable {
  report_id: string;
  digest: Uint8Array;
  received_at: Date;
  client_now: Date | null;
  newest_at: Date;
  points: number;
  data: Uint8Array;
}

export interface TimetableRevisionTable {
  one: Generated<boolean>;
  revision: Generated<number>;
}

export interface TotpTable {
  pilot_id: string;
  secret: string;
  confirmed_at: Date | null;
  last_step: number | null;
  created_at: Generated<Date>;
  wrong_codes: Generated<number>;
}

export interface TourClosureTable {
  tour_id: string;
  edition: number;
  reason: string;
  closed_at: Date;
}

export interface TourEnrolmentTable {
  pilot_id: string;
  tour_id: string;
  edition: number;
  started_at: Date;
  abandoned_at: Date | null;
}

export interface VoidProposalTable {
  report_id: string;
  by_id: string;
  facts: string;
  heard: string;
  at: Date;
}

export interface WebhookTable {
  id: string;
  label: string;
  url: string;
  format: 'json' | 'discord';
  events: string[];
  secret: string;
  next_at: Generated<Date>;
  locked_until: Date | null;
  failing_since: Date | null;
  paused_at: Date | null;
  disabled_at: Date | null;
  created_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}
