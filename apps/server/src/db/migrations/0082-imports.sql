-- What brings an airline's past over: checked first, applied by a job in batches, and taken back as a whole.

create table import (
  id uuid primary key,
  kind text not null check (kind in ('flights', 'aircraft', 'pilots', 'logbook', 'newsky', 'balances')),
  -- Name of the file, or the days that are read from a service.
  name text not null check (length(name) between 1 and 200),
  state text not null
    check (state in ('reading', 'failed', 'checked', 'applying', 'applied', 'taking_back', 'taken_back')),
  -- Good rows, those that were refused, and how far applying has come.
  good integer not null default 0 check (good >= 0),
  refused integer not null default 0 check (refused >= 0),
  done integer not null default 0 check (done >= 0),
  -- Rows that were good when they were checked and are not any more.
  skipped integer not null default 0 check (skipped >= 0),
  -- What the preview shows; it may name people, and goes when the rows are applied.
  problems jsonb not null default '[]',
  problem_count integer not null default 0 check (problem_count >= 0),
  refused_csv text,
  ignored text[] not null default '{}',
  -- Where reading from a service goes on: the first day that is not read yet, and flights of it that are.
  read_from timestamptz,
  read_until timestamptz,
  read_count integer not null default 0 check (read_count >= 0),
  -- Why reading ended, and why staff took it back; Spanish sentences.
  failure text check (length(failure) between 1 and 1000),
  reason text check (length(reason) between 1 and 2000),
  created_by uuid references pilot (id),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'failed') = (failure is not null))
);

-- Good rows that wait to be applied; each goes when it is, since it may name people.
create table import_row (
  import_id uuid not null references import (id) on delete cascade,
  line integer not null,
  data jsonb not null,
  primary key (import_id, line)
);

-- What a file of flights or aircraft changed, for the way back.
create table import_change (
  import_id uuid not null references import (id) on delete cascade,
  thing text not null check (thing in ('flight', 'aircraft', 'aircraft_event')),
  thing_id uuid not null,
  -- Null for what is new.
  before jsonb,
  after jsonb not null,
  primary key (import_id, thing, thing_id)
);

-- Whatever an import made names it; accounts without a reference, since imports refer to who made them.
alter table pilot add import_id uuid;
alter table report add import_id uuid references import (id);
alter table hours_entry add import_id uuid references import (id);
alter table points_entry add import_id uuid references import (id);
create index pilot_import on pilot (import_id) where import_id is not null;
create index report_import on report (import_id) where import_id is not null;
create index hours_entry_import on hours_entry (import_id) where import_id is not null;
create index points_entry_import on points_entry (import_id) where import_id is not null;
-- Asked for each report that goes.
create index hours_entry_report on hours_entry (report_id) where report_id is not null;
