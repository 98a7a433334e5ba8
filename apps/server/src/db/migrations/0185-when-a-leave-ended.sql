-- When a leave ended: months after it were not used, and lead up to no other leave. Null while it stands, and for those
-- that ended before this was kept.
alter table leave add column ended_at timestamptz;
