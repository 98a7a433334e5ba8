-- Every batch of points changes when its flight was heard, and its place on the map. A row whose indexes stay as they
-- are is changed within its page; an index on such a column costs an entry in every index of the table each time.
drop index report_unheard;
create index report_unheard on report (created_at) where state in ('in_progress', 'draft');
drop index live_position_heard;
alter table report set (fillfactor = 80);
alter table live_position set (fillfactor = 50);
alter table report_recording set (fillfactor = 80);
alter table rate_limit set (fillfactor = 80);
