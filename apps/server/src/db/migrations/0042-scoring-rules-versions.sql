-- Every version of the scoring rules that was ever activated, as it was published: a report keeps its own for ever.

create table rules_version (
  -- First day and the beginning of the hash.
  id text primary key check (id ~ '^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$'),
  hash text not null,
  -- The file as it was published.
  text text not null,
  -- First day of the flights it is for, by off block, UTC.
  activated_on date not null,
  -- Null for the platform itself, at the first start.
  activated_by uuid references pilot (id),
  activated_at timestamptz not null
);
create index rules_version_day on rules_version (activated_on, activated_at);
create trigger rules_version_fixed before update or delete on rules_version
  for each row execute function refuse_change();
