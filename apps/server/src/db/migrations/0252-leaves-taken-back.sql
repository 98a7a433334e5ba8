-- Whether staff took back that a leave was granted: then it covers no month that went by before it was. One that ended by
-- its date or by a flight covers the months before its end; nobody knows of those from before this was kept, so they do too.
alter table leave add column taken_back boolean not null default false;
