-- What flights add up to, so that figures of all years and boards need not read every flight again. A job writes what is
-- missing from the reports, and whatever changes a flight takes away what it stands in. Where there is no row the reports
-- are read, so that none is ever missed.

-- The airline's flights of a month that is over, each once however many flew it.
create table past_month (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- One entry for each type and route: [type, from, to, flights, minutes, nautical miles].
  flights jsonb not null,
  -- How many landings each rate had: [ft/min downwards, landings].
  landings jsonb not null
);

-- Where a pilot stands on the boards of a day.
create table board_standing (
  pilot_id uuid primary key references pilot (id) on delete cascade,
  -- What is newer is recent.
  since timestamptz not null,
  -- Mean scores before it and since then; null with too few flights.
  earlier double precision,
  recent double precision,
  -- Airports seen for the first time.
  airports integer not null check (airports >= 0),
  -- The longest of the recent flights.
  dep_icao text,
  arr_icao text,
  distance_nm double precision
);

create function forget_figures() returns trigger language plpgsql as $$
declare
  was text := case when old.standing = 'accepted' then to_char(coalesce(old.off_block, old.created_at) at time zone 'UTC', 'YYYY-MM') end;
  becomes text := case when new.standing = 'accepted' then to_char(coalesce(new.off_block, new.created_at) at time zone 'UTC', 'YYYY-MM') end;
begin
  if was is null and becomes is null then
    return null;
  end if;
  -- Shared by all who change flights; the job that writes the tables holds it alone.
  perform pg_advisory_xact_lock_shared(736213);
  delete from past_month where month in (was, becomes);
  delete from board_standing where pilot_id in (old.pilot_id, new.pilot_id);
  return null;
end
$$;
create trigger report_figures after insert or delete or update of pilot_id, source, standing, outcome, score, icao_type,
  dep_icao, arr_planned_icao, arr_icao, off_block, created_at, block_min, distance_nm, touchdown_fpm
  on report for each row execute function forget_figures();
