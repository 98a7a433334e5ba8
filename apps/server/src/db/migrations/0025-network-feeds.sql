-- Flights that the public feeds of the networks show.

-- Whose turn it is to ask a feed, and what it answered last: of all processes one asks at a time.
create table network_feed (
  network text primary key check (network in ('vatsim', 'ivao')),
  -- Nobody asks before.
  next_at timestamptz not null,
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  -- When the network made its newest answer.
  made_at timestamptz,
  failures integer not null default 0
);

-- Where somebody was seen last on a network.
create table network_sighting (
  pilot_id uuid not null references pilot (id),
  network text not null check (network in ('vatsim', 'ivao')),
  at timestamptz not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  -- Since when it stands; null while it moves.
  still_since timestamptz,
  airborne_at timestamptz,
  primary key (pilot_id, network)
);

-- On which network a pilot was during a flight: one row for as long as nothing changes.
create table network_span (
  report_id uuid not null references report (id),
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at >= from_at),
  -- Null: the feeds answered, and the pilot was not there.
  network text check (network in ('vatsim', 'ivao')),
  callsign text check (length(callsign) <= 20),
  -- Found by the linked number and not by the callsign alone.
  linked boolean not null,
  primary key (report_id, from_at)
);

alter table report
  -- Recorded by the server from a feed: there is nothing to score.
  add from_feed boolean not null default false,
  -- The share of the block on one network under the linked number: what the points ask for.
  add linked_share double precision check (linked_share between 0 and 1);
