-- People of the airline: accounts, who had which callsign when, ranks.

create extension if not exists btree_gist;

-- Rows that people edit carry a version, so that of two edits at once the second is told (If-Match).
create function touch_row() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end $$;

create table rank (
  code text primary key check (code ~ '^[a-z0-9-]{1,60}$'),
  -- As pilots read it: «rango» of content/pilots.yaml.
  title text not null check (length(title) between 1 and 80),
  position integer not null check (position >= 0)
);

create table pilot (
  id uuid primary key,
  -- Null only when released or erased; a callsign can be given again, so it is never an identity.
  callsign text unique check (callsign ~ '^[A-Z0-9]{2,12}$'),
  name text check (length(name) between 2 and 80),
  email text unique check (email = lower(email) and length(email) <= 254),
  country text check (country ~ '^[A-Z]{2}$'),
  locale text not null default 'es-ES' check (length(locale) <= 35),
  timezone text not null default 'UTC' check (length(timezone) between 1 and 64),
  base_icao text not null check (base_icao ~ '^[A-Z0-9]{4}$'),
  status text not null
    check (status in ('invited', 'active', 'on_leave', 'inactive', 'suspended', 'retired', 'erased')),
  -- What the pilot was before a suspension, an expulsion or leaving.
  status_before text check (status_before in ('active', 'on_leave', 'inactive')),
  leave_until timestamptz,
  suspended_until timestamptz,
  sanctioned_at timestamptz,
  sanctioned_by uuid references pilot (id),
  retired_at timestamptz,
  expelled boolean not null default false,
  joined_at timestamptz,
  rank_code text not null references rank (code) on update cascade,
  positions text[] not null default '{}',
  -- Granted by staff, besides what the positions bring.
  roles text[] not null default '{}',
  capabilities text[] not null default '{}',
  vatsim_cid bigint unique check (vatsim_cid between 1 and 99999999),
  ivao_vid bigint unique check (ivao_vid between 1 and 99999999),
  simbrief_alias text check (length(simbrief_alias) between 1 and 60),
  show_name boolean not null default false,
  show_name_at timestamptz,
  public_map boolean not null default false,
  public_map_at timestamptz,
  public_profile boolean not null default false,
  public_profile_at timestamptz,
  terms_accepted_at timestamptz,
  units text not null default 'kg' check (units in ('kg', 'lb')),
  min_age_ok boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (callsign is not null or status in ('retired', 'erased'))
);
create index pilot_status on pilot (status);
create trigger pilot_touch before update on pilot for each row execute function touch_row();

-- Who had a callsign when: an old report names the person of its day.
create table callsign_assignment (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  callsign text not null check (callsign ~ '^[A-Z0-9]{2,12}$'),
  given_at timestamptz not null,
  released_at timestamptz check (released_at > given_at),
  exclude using gist (callsign with =, tstzrange(given_at, released_at) with &&)
);
create index callsign_assignment_pilot on callsign_assignment (pilot_id);

create table rank_history (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  rank_code text not null references rank (code) on update cascade,
  since timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  decided_by uuid references pilot (id)
);
create index rank_history_pilot on rank_history (pilot_id, since);

-- Excedencia: asked before its first month begins, three months in a row at most.
create table leave (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  first_month date not null check (extract(day from first_month) = 1),
  months integer not null check (months between 1 and 3),
  state text not null check (state in ('asked', 'granted', 'refused', 'ended')),
  reason text check (length(reason) between 1 and 2000),
  decided_by uuid references pilot (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index leave_pilot on leave (pilot_id, first_month);
create unique index leave_open on leave (pilot_id) where state = 'asked';
create trigger leave_touch before update on leave for each row execute function touch_row();

create table sanction (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  kind text not null check (kind in ('warning', 'suspension', 'expulsion')),
  facts text not null check (length(facts) between 10 and 4000),
  -- What the pilot said when heard.
  heard text not null check (length(heard) between 1 and 4000),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  appeal_until timestamptz not null,
  decided_by uuid not null references pilot (id),
  lifted_at timestamptz,
  created_at timestamptz not null default now()
);
create index sanction_pilot on sanction (pilot_id, starts_at);
