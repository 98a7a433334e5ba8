-- Work that outlives a request: jobs, messages that leave the house, messages to pilots, settings.

create table job (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 60),
  -- What makes the run one of a kind, such as `cierre:2026-10`: asked for twice, done once.
  run_key text not null unique check (length(run_key) between 1 and 200),
  payload jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- A run whose process died is taken up again after this.
  locked_until timestamptz,
  last_error text,
  result jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_due on job (next_at) where state in ('queued', 'running');
create index job_listed on job (created_at, id);

create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'webhook', 'push')),
  pilot_id uuid references pilot (id),
  target text not null check (length(target) between 1 and 2000),
  subject text not null check (length(subject) <= 200),
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_due on outbox (next_at) where state = 'queued';
create index outbox_listed on outbox (created_at, id);

create table inbox_message (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  kind text not null check (length(kind) between 1 and 60),
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) between 1 and 4000),
  -- Path within the platform, such as `/plataforma/cuenta`.
  link text check (link like '/%'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index inbox_message_pilot on inbox_message (pilot_id, id);

create table setting (
  key text primary key check (length(key) between 1 and 100),
  value jsonb not null,
  updated_by uuid references pilot (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create trigger setting_touch before update on setting for each row execute function touch_row();

-- Keys that the server makes for itself and all its processes share; never shown, never exported.
create table server_secret (
  name text primary key,
  secret bytea not null
);
