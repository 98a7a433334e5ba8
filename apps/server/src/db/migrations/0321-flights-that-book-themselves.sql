-- A free flight that its recorder began without a booking was booked by that start, and by no pilot.
alter table report add column booked_by_start boolean not null default false;
