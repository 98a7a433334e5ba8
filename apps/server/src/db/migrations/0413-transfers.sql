-- Journeys of a pilot as a passenger («traslado»): from then on the pilot is there, until a flight or another one. What was
-- taken back stays, with when.
create table pilot_transfer (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  from_icao text not null check (from_icao ~ '^[A-Z0-9]{4}$'),
  to_icao text not null check (to_icao ~ '^[A-Z0-9]{4}$' and to_icao <> from_icao),
  at timestamptz not null,
  undone_at timestamptz check (undone_at >= at)
);
create index pilot_transfer_pilot on pilot_transfer (pilot_id, at desc);
create trigger pilot_transfer_record after insert or update or delete on pilot_transfer
  for each row execute function tell_record_changed();
