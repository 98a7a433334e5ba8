-- The version of the scoring rules that held for a flight when it was booked or last changed; null for those booked before
-- this was kept, and without rules.
alter table booking add column rules_version text references rules_version (id);
create index booking_rules on booking (rules_version) where rules_version is not null;
