-- The debit of a booking that nobody flew is claimed from the booking, while its month is still open too.
alter table points_claim drop constraint points_claim_month_fkey;
alter table points_claim add check (month ~ '^\d{4}-\d{2}$');
alter table points_claim add column booking_id uuid references booking (id);
drop index points_claim_open;
create unique index points_claim_open on points_claim (pilot_id, month) where state = 'open' and booking_id is null;
create unique index points_claim_booking on points_claim (booking_id) where state = 'open';
create index points_claim_of_booking on points_claim (booking_id) where booking_id is not null;
