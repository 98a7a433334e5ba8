-- What staff have written at the desk over the content, or besides it: one row a thing, and each change of it. Without a row,
-- or without a value, the content holds.
create table desk_entry (
  kind text not null check (kind in ('aircraft_type')),
  -- What the kind calls the thing.
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 60),
  value jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (kind, key)
);
create trigger desk_entry_touch before update on desk_entry for each row execute function touch_row();
create trigger desk_entry_told after insert or update or delete or truncate on desk_entry
  for each statement execute function tell_changed('settings');

create table desk_change (
  id uuid primary key,
  kind text not null,
  key text not null,
  -- Of the entry after the change.
  version integer not null,
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 2000),
  by_id uuid references pilot (id),
  at timestamptz not null,
  foreign key (kind, key) references desk_entry (kind, key)
);
create unique index desk_change_entry on desk_change (kind, key, version);
create index desk_change_by on desk_change (by_id) where by_id is not null;
create trigger desk_change_fixed before update or delete on desk_change
  for each row execute function refuse_change();
