-- When the closing of months last looked at the clock, and since when it waits for staff because the clock had jumped.
create table closing_watch (
  -- One row.
  id boolean primary key default true check (id),
  seen_at timestamptz not null,
  held_at timestamptz
);
