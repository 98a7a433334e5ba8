-- The timetable, and the tails that fly it.

create table aircraft (
  id uuid primary key,
  registration text not null unique check (registration ~ '^[A-Z0-9]{1,2}-[A-Z0-9]{3,4}$'),
  -- Id of the type in content/fleet.yaml.
  type_id text not null check (length(type_id) between 1 and 60),
  -- ICAO designator of what it really is: a substitute differs from its type.
  icao_type text not null check (icao_type ~ '^[A-Z0-9]{2,4}$'),
  service text not null default 'operational'
    check (service in ('operational', 'maintenance', 'stored', 'retired')),
  base_icao text not null check (base_icao ~ '^[A-Z0-9]{4}$'),
  -- A tail of the booking system that the portal's fleet page does not show.
  is_substitute boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index aircraft_type on aircraft (type_id, service);
create trigger aircraft_touch before update on aircraft for each row execute function touch_row();

-- What happened to a tail besides flights; a ferry moves it.
create table aircraft_event (
  id uuid primary key,
  aircraft_id uuid not null references aircraft (id),
  kind text not null check (kind in ('service_change', 'ferry', 'note')),
  at timestamptz not null,
  service text check (service in ('operational', 'maintenance', 'stored', 'retired')),
  to_icao text check (to_icao ~ '^[A-Z0-9]{4}$'),
  reason text not null check (length(reason) between 1 and 2000),
  by_id uuid references pilot (id),
  check ((kind = 'ferry') = (to_icao is not null)),
  check ((kind = 'service_change') = (service is not null))
);
create index aircraft_event_tail on aircraft_event (aircraft_id, at);
create trigger aircraft_event_fixed before update or delete on aircraft_event
  for each row execute function refuse_change();

-- Flights are ended, never deleted: bookings and reports name them.
create table flight (
  id uuid primary key,
  number integer not null check (number between 1 and 9999),
  dep_icao text not null check (dep_icao ~ '^[A-Z0-9]{4}$'),
  arr_icao text not null check (arr_icao ~ '^[A-Z0-9]{4}$'),
  -- Days of departure in UTC: Monday 1, Tuesday 2, … Sunday 64.
  days integer not null check (days between 1 and 127),
  -- Minutes after 00:00Z.
  std_utc integer not null check (std_utc between 0 and 1439),
  sta_utc integer not null check (sta_utc between 0 and 1439),
  arr_day_offset integer not null check (arr_day_offset between 0 and 2),
  block_min integer not null check (block_min > 0),
  distance_nm double precision not null check (distance_nm >= 0),
  level integer check (level between 0 and 600),
  kind text not null
    check (kind in ('line', 'continuation', 'focus', 'tour', 'event', 'training', 'positioning', 'free')),
  valid_from date not null,
  valid_until date,
  is_public boolean not null default true,
  note text not null default '' check (length(note) <= 200),
  source text not null check (source in ('generated', 'import', 'staff')),
  locked boolean not null default false,
  -- Ids of the types that may fly it, the preferred one first.
  types text[] not null check (cardinality(types) > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (dep_icao <> arr_icao),
  check (std_utc + block_min = sta_utc + arr_day_offset * 1440)
);
create index flight_number on flight (number);
create trigger flight_touch before update on flight for each row execute function touch_row();

-- Which timetable this is: processes keep the one they have read for as long as this stays the same.
create table timetable_revision (
  one boolean primary key default true check (one),
  revision bigint not null default 0
);
insert into timetable_revision default values;
create function timetable_changed() returns trigger language plpgsql as $$
begin
  update timetable_revision set revision = revision + 1;
  return null;
end $$;
create trigger flight_revision after insert or update on flight
  for each statement execute function timetable_changed();
