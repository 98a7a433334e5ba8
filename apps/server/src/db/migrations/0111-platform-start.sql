-- When this platform began: nothing is charged for the months before, however long ago imported pilots joined.
create table platform_start (
  -- One row.
  id boolean primary key default true check (id),
  started_at timestamptz not null
);
-- A platform that runs already began with its first account.
insert into platform_start (started_at)
select min(created_at) from pilot having count(*) > 0;
