-- The flight plan that a pilot has brought to a booking: what the pass, the report, the maps and the networks' forms show.
create table booking_plan (
  booking_id uuid primary key references booking (id) on delete cascade,
  pilot_id uuid not null references pilot (id),
  fetched_at timestamptz not null,
  -- When its provider made it; null where it does not say.
  generated_at timestamptz,
  callsign text check (callsign ~ '^[A-Z0-9]{2,10}$'),
  registration text check (registration ~ '^[A-Z0-9-]{2,10}$'),
  icao_type text check (icao_type ~ '^[A-Z][A-Z0-9]{1,3}$'),
  level_ft integer check (level_ft between 0 and 60000),
  route text check (route ~ '^[A-Z0-9/ ]+$' and length(route) <= 5000),
  alternate text check (alternate ~ '^[A-Z]{4}$'),
  -- Kilograms.
  block_fuel_kg double precision check (block_fuel_kg between 0 and 400000),
  trip_fuel_kg double precision check (trip_fuel_kg between 0 and 400000),
  -- From stand to stand, minutes.
  block_min integer check (block_min between 0 and 5760),
  -- [{"ident", "lat", "lon"}], without the departure.
  points jsonb not null default '[]',
  vatsim_url text check (vatsim_url like 'https://my.vatsim.net/%' and length(vatsim_url) <= 16000),
  ivao_url text check (ivao_url like 'https://fpl.ivao.aero/%' and length(ivao_url) <= 16000)
);

create index booking_plan_pilot on booking_plan (pilot_id);
