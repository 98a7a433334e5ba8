-- Bookings, and the reports that move pilots and tails.

create table booking (
  id uuid primary key,
  -- Public short code without look-alikes.
  code text not null unique check (code ~ '^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$'),
  pilot_id uuid not null references pilot (id),
  second_pilot_id uuid references pilot (id) check (second_pilot_id <> pilot_id),
  -- Flights booked in one act, out and back.
  chain_id uuid,
  -- Null for a free flight. What follows is the flight as it stood when it was booked.
  flight_id uuid references flight (id),
  flight_number integer check (flight_number between 1 and 9999),
  kind text not null
    check (kind in ('line', 'continuation', 'focus', 'tour', 'event', 'training', 'positioning', 'free')),
  dep_icao text not null check (dep_icao ~ '^[A-Z0-9]{4}$'),
  arr_icao text not null check (arr_icao ~ '^[A-Z0-9]{4}$'),
  date date not null,
  std timestamptz not null,
  sta timestamptz not null check (sta > std),
  -- Departure by the timetable; the pilot may move the own one some hours.
  timetable_std timestamptz not null,
  distance_nm double precision not null check (distance_nm >= 0),
  type_id text not null check (length(type_id) between 1 and 60),
  -- Null only while no tail could be had, or the chosen one was withdrawn.
  aircraft_id uuid references aircraft (id),
  shared_tail boolean not null default false,
  -- How long the tail is held, margins included; null when there is none.
  tail_from timestamptz,
  tail_until timestamptz check (tail_until > tail_from),
  state text not null default 'reserved'
    check (state in ('reserved', 'flying', 'fulfilled', 'expired', 'cancelled')),
  reason text check (reason in ('pilot', 'company', 'interrupted', 'no_charge', 'forgiven')),
  -- Why the company cancelled, for the pilot to read.
  reason_text text check (length(reason_text) between 1 and 2000),
  -- What the timetable did to it since.
  changed_what text check (changed_what in ('moved', 'flight_withdrawn', 'tail_withdrawn')),
  changed_std timestamptz,
  grace_until timestamptz not null,
  ical_seq integer not null default 0,
  reminded_departure boolean not null default false,
  reminded_grace boolean not null default false,
  -- When it stopped being open.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((aircraft_id is null) = (tail_from is null)),
  check ((tail_from is null) = (tail_until is null)),
  check ((state in ('reserved', 'flying')) = (ended_at is null)),
  -- The second belt of the tail's lock. Who flies out and back with a tail hands it to nobody; a shared tail is shared.
  exclude using gist (aircraft_id with =, pilot_id with <>, tstzrange(tail_from, tail_until) with &&)
    where (state in ('reserved', 'flying') and not shared_tail and aircraft_id is not null)
);
create unique index booking_once on booking (pilot_id, flight_id, date) where state in ('reserved', 'flying');
create unique index booking_in_flight on booking (pilot_id) where state = 'flying';
create index booking_pilot on booking (pilot_id, std);
create index booking_open on booking (std) where state in ('reserved', 'flying');
create index booking_tail on booking (aircraft_id, tail_from) where state in ('reserved', 'flying');
create index booking_flight on booking (flight_id) where state = 'reserved';
create trigger booking_touch before update on booking for each row execute function touch_row();

-- A flight that was flown, as far as it moves people and tails and counts for them.
create table report (
  id uuid primary key,
  code text not null unique check (code ~ '^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$'),
  pilot_id uuid not null references pilot (id),
  booking_id uuid references booking (id),
  state text not null
    check (state in ('draft', 'in_progress', 'submitted', 'in_review', 'accepted', 'rejected', 'appealed', 'voided')),
  -- The decision in force, also while it is appealed.
  standing text check (standing in ('accepted', 'rejected')),
  outcome text check (outcome in ('valid', 'below_minimum', 'emergency', 'cheating', 'not_counted')),
  aircraft_id uuid references aircraft (id),
  type_id text not null check (length(type_id) between 1 and 60),
  dep_icao text not null check (dep_icao ~ '^[A-Z0-9]{4}$'),
  arr_planned_icao text not null check (arr_planned_icao ~ '^[A-Z0-9]{4}$'),
  arr_icao text check (arr_icao ~ '^[A-Z0-9]{4}$'),
  off_block timestamptz,
  on_block timestamptz check (on_block > off_block),
  block_min integer check (block_min >= 0),
  -- When the recorder was heard last; null for one that was typed.
  heard_at timestamptz,
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index report_in_progress on report (pilot_id) where state = 'in_progress';
create unique index report_of_booking on report (booking_id) where state <> 'voided';
create index report_pilot on report (pilot_id, on_block);
create index report_tail on report (aircraft_id, on_block);
create trigger report_touch before update on report for each row execute function touch_row();

-- Points: entries that are only ever added.
create table points_entry (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  -- The pilot's first, second, … entry.
  seq integer not null check (seq > 0),
  reason text not null check (reason in ('base', 'score_80', 'score_90', 'online', 'stage', 'tour', 'focus', 'event',
    'manual', 'second_pilot', 'inactive_month', 'abandoned', 'cheating', 'adjustment', 'import', 'reversal')),
  -- What it is about: with the reason it is posted once.
  subject text not null check (length(subject) between 1 and 200),
  nominal integer not null,
  -- A debit takes at most what is there.
  applied integer not null,
  balance_after integer not null check (balance_after >= 0),
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  booking_id uuid references booking (id),
  reverses_id uuid unique references points_entry (id),
  posted_at timestamptz not null default now(),
  unique (pilot_id, seq)
);
create trigger points_entry_fixed before update or delete on points_entry
  for each row execute function refuse_change();

-- The secret of a pilot's calendar; of its address only the digest is kept.
create table calendar_address (
  pilot_id uuid primary key references pilot (id),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
