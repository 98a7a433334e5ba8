-- Every version of the points rules that entries were posted under, as the file stood.
create table points_rules_version (
  -- Day on which it came into force and the beginning of the hash.
  id text primary key check (id ~ '^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  text text not null,
  -- The latest is the one in force: a file put back on its own day comes into force again.
  in_force_from timestamptz not null
);

-- Null for entries from before this was kept.
alter table points_entry add column rules_version text references points_rules_version (id);
