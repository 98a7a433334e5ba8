-- Which reviewer has a report open, so that two do not work on the same one. It lapses by itself and forbids nothing.
create table review_take (
  report_id uuid primary key references report (id),
  pilot_id uuid not null references pilot (id),
  taken_at timestamptz not null
);

alter table booking
  drop constraint booking_reason_check,
  -- `by_hand`: expired, and a report by hand of the flight is accepted.
  add constraint booking_reason_check
    check (reason in ('pilot', 'company', 'interrupted', 'no_charge', 'forgiven', 'by_hand'));
