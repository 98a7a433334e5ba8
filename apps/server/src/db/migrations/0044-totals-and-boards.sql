-- What flights add up to, and the boards that show some of it.

-- Leaderboards leave out who does not want to stand on them.
alter table pilot
  add in_boards boolean not null default true,
  add in_boards_at timestamptz;

-- Totals read a pilot's entries by flight, and nothing else of them.
create index hours_entry_flight on hours_entry (pilot_id, report_id) include (minutes);
create index points_entry_flight on points_entry (pilot_id, report_id) include (applied);
-- The airline's flights of a period.
create index report_flown on report ((coalesce(off_block, created_at)));
