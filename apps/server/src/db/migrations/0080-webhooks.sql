-- Programs and channels of the airline that are told what happens.

create table webhook (
  id uuid primary key,
  label text not null check (length(label) between 1 and 60),
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  format text not null check (format in ('json', 'discord')),
  events text[] not null check (cardinality(events) > 0),
  -- What answers are signed with; shown once.
  secret text not null check (length(secret) between 20 and 200),
  -- Until when nothing is sent: after a failure, or because the other side asks for it.
  next_at timestamptz not null default now(),
  locked_until timestamptz,
  -- The first failure since it last went well.
  failing_since timestamptz,
  paused_at timestamptz,
  -- Switched off by the platform, after days of failures.
  disabled_at timestamptz,
  created_by uuid references pilot (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create trigger webhook_touch before update of label, url, events, secret, paused_at, disabled_at on webhook
  for each row execute function touch_row();

alter table outbox
  add webhook_id uuid references webhook (id) on delete cascade,
  -- The HTTP status of the last answer, and its beginning.
  add answer_status integer,
  add answer text check (length(answer) <= 500);
create index outbox_webhook on outbox (webhook_id, id) where webhook_id is not null;
create index outbox_webhook_due on outbox (webhook_id, id) where webhook_id is not null and state = 'queued';

-- A landing is told once, however often the aircraft touches the runway.
alter table report add landing_told boolean not null default false;
