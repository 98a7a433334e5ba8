-- Flights that report themselves: what a report knows of its recorder, what was recorded, and how it was judged.

alter table report
  add source text not null default 'acars' check (source in ('acars', 'manual', 'second_pilot', 'import')),
  -- Why it is a draft or voided, where there is more to say than the state.
  add reason text check (reason in ('interrupted', 'pilot', 'abandoned', 'cheating')),
  -- Who recorded it, and its own name for the flight: the same name is the same flight.
  add client text check (length(client) between 1 and 60),
  add client_version text check (length(client_version) between 1 and 40),
  add client_flight_id text check (length(client_flight_id) between 1 and 100),
  add flight_number integer check (flight_number between 1 and 9999),
  -- Callsign of the pilot when the flight began.
  add callsign text check (length(callsign) between 2 and 12),
  -- ICAO designator of the type that was to be flown, those accepted for it, and the one that the recorder saw.
  add icao_type text check (length(icao_type) between 2 and 4),
  add types_accepted text[] not null default '{}',
  add icao_type_seen text check (length(icao_type_seen) between 1 and 8),
  -- Title of the aircraft in the simulator.
  add add_on text check (length(add_on) between 1 and 200),
  add planned_block_min integer check (planned_block_min between 1 and 1800),
  add planned_fuel_kg double precision check (planned_fuel_kg between 0 and 400000),
  add takeoff timestamptz,
  -- Null when nobody saw it.
  add landing timestamptz,
  add diversion boolean not null default false,
  add distance_nm double precision check (distance_nm >= 0),
  add fuel_off_kg double precision,
  add fuel_on_kg double precision,
  -- Negative, ft/min.
  add touchdown_fpm integer check (touchdown_fpm <= 0),
  add touchdown_g double precision,
  add network text check (network in ('vatsim', 'ivao')),
  add online_share double precision check (online_share between 0 and 1),
  add emergency_at timestamptz,
  -- Tenths.
  add score integer check (score between 0 and 100),
  -- Percent of the rules' weight that could be judged.
  add coverage double precision check (coverage between 0 and 100),
  add rules_version text,
  add clock_offset_ms integer,
  -- What the client made of it, 0 to 100; a remark and no more.
  add client_score integer check (client_score between 0 and 100),
  add comment text not null default '' check (length(comment) <= 2000),
  add decided_at timestamptz,
  -- Null for decisions of the platform.
  add decider_id uuid references pilot (id),
  add asked_at timestamptz,
  add constraint report_landing check (landing > takeoff);
create unique index report_client_flight on report (pilot_id, client_flight_id);
-- A flight that was interrupted or taken back stands in the way of another one too.
create unique index report_unfinished on report (pilot_id)
  where state = 'in_progress' or (state = 'draft' and source = 'acars');
create index report_unheard on report (heard_at) where state in ('in_progress', 'draft');

alter table points_entry add report_id uuid references report (id);
create index points_entry_report on points_entry (report_id);

-- A report's history, as both sides see it.
create table report_transition (
  id uuid primary key,
  report_id uuid not null references report (id),
  from_state text not null,
  to_state text not null,
  event text not null check (length(event) between 1 and 60),
  -- Null for the platform itself.
  by_id uuid references pilot (id),
  -- What the pilot is told, in Spanish.
  text text check (length(text) between 1 and 4000),
  at timestamptz not null
);
create index report_transition_report on report_transition (report_id, at);
create trigger report_transition_fixed before update or delete on report_transition
  for each row execute function refuse_change();

-- What has arrived of a recording, so that the client is told what is missing.
create table report_recording (
  report_id uuid primary key references report (id),
  -- Numbers of the points that are kept, as ranges: [[0, 120], [140, 900]].
  kept jsonb not null default '[]',
  -- Grows with every batch and event that is new: what was judged is what was there.
  revision integer not null default 0,
  points integer not null default 0,
  -- Times are ours already, and the clock is settled: the batches were rewritten.
  packed boolean not null default false,
  -- One point a minute is left.
  thinned_at timestamptz
);

-- Points as they came, many to a row: a row for each would be ten times as large.
create table telemetry_batch (
  report_id uuid not null references report (id),
  -- Digest of its points: the same batch again is the same row.
  digest bytea not null,
  received_at timestamptz not null,
  -- The client's own «now» when it sent it; null when it did not say.
  client_now timestamptz,
  newest_at timestamptz not null,
  points integer not null check (points > 0),
  data bytea not null,
  primary key (report_id, digest)
);

create table report_event (
  report_id uuid not null references report (id),
  client_event_id text not null check (length(client_event_id) between 1 and 100),
  kind text not null check (length(kind) between 1 and 60),
  -- By the client's clock.
  at timestamptz not null,
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  data jsonb not null default '{}',
  received_at timestamptz not null,
  primary key (report_id, client_event_id)
);

-- Where flights in progress are: the live map reads nothing else.
create table live_position (
  report_id uuid primary key references report (id),
  -- Our time of the position.
  at timestamptz not null,
  heard_at timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  alt_ft integer,
  gs_kt integer,
  hdg integer,
  vs_fpm integer,
  phase text not null
    check (phase in ('boarding', 'pushback', 'taxi', 'takeoff', 'climb', 'cruise', 'descent', 'approach', 'landed', 'on_block'))
);
create index live_position_heard on live_position (heard_at);

-- One place every quarter of a minute of flights in progress: their track on the map, and where they were 15 minutes ago.
create table live_trail (
  report_id uuid not null references report (id),
  at timestamptz not null,
  lat double precision not null,
  lon double precision not null,
  alt_ft integer,
  gs_kt integer,
  hdg integer,
  primary key (report_id, at)
);

create table score_item (
  report_id uuid not null references report (id),
  rule_id text not null check (rule_id ~ '^S-\d\d$'),
  status text not null check (status in ('ok', 'hit', 'justified', 'no_data', 'not_applicable', 'waived')),
  count integer not null check (count >= 0),
  -- Tenths.
  deduction integer not null check (deduction between 0 and 100),
  observed text not null,
  expected text not null,
  -- Each time that it was broken: from, to (ms since 1970 UTC) and what was seen.
  occurrences jsonb not null default '[]',
  waived_by uuid references pilot (id),
  primary key (report_id, rule_id)
);

create table report_flag (
  report_id uuid not null references report (id),
  code text not null check (code ~ '^V-\d\d[a-z]?$'),
  blocking boolean not null,
  detail text not null,
  cleared_by uuid references pilot (id),
  primary key (report_id, code, detail)
);

-- Hours: entries that are only ever added.
create table hours_entry (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  report_id uuid references report (id),
  minutes integer not null,
  kind text not null check (kind in ('flight', 'manual', 'second_pilot', 'transfer', 'adjustment', 'reversal')),
  reverses_id uuid unique references hours_entry (id),
  posted_at timestamptz not null default now()
);
create index hours_entry_pilot on hours_entry (pilot_id, posted_at);
create trigger hours_entry_fixed before update or delete on hours_entry
  for each row execute function refuse_change();

-- Recorders whose protocol wants whole numbers for things: one number each, for ever.
create table recorder_number (
  number integer generated always as identity primary key,
  thing_id uuid not null unique
);
