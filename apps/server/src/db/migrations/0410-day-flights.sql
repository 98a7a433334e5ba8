-- The day whose flight it is for its pilot: the airline proposed it for that day, and it was booked as that.
alter table booking add column day_flight date;

-- Points for it, where the airline gives them.
alter table points_entry drop constraint points_entry_reason_check;
alter table points_entry add constraint points_entry_reason_check
  check (reason in ('base', 'score_80', 'score_90', 'online', 'stage', 'tour', 'focus', 'event', 'day_flight', 'manual',
    'second_pilot', 'inactive_month', 'abandoned', 'cheating', 'adjustment', 'import', 'reversal'));
