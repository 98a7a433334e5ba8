-- Flights that were booked as a day of one aircraft: those of one act, which `chain_id` holds together.
alter table booking
  add column rotation boolean not null default false,
  add constraint booking_rotation check (not rotation or chain_id is not null),
  drop constraint booking_reason_check,
  -- `freed`: a flight of a rotation that was given back by itself.
  add constraint booking_reason_check
    check (reason in ('pilot', 'company', 'interrupted', 'no_charge', 'forgiven', 'freed', 'by_hand'));
create index booking_of_rotation on booking (chain_id) where rotation;
