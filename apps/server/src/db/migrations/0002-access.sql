-- How people and programs prove who they are.

create table password (
  pilot_id uuid primary key references pilot (id),
  -- argon2id, with its parameters and salt.
  secret_hash text not null,
  -- Made for the sample airline; goes with content/sample-access.yaml.
  sample boolean not null default false,
  changed_at timestamptz not null default now()
);

-- Time codes (RFC 6238). Not in force until a code of it was typed.
create table totp (
  pilot_id uuid primary key references pilot (id),
  secret text not null,
  confirmed_at timestamptz,
  -- The last step that was accepted: a code works once.
  last_step bigint,
  created_at timestamptz not null default now()
);

create table passkey (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  label text not null check (length(label) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_pilot on passkey (pilot_id);

-- A question that a passkey has to answer, once.
create table passkey_challenge (
  challenge text primary key,
  pilot_id uuid references pilot (id),
  expires_at timestamptz not null
);

create table sign_in (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  -- SHA-256 of the token; the token itself is kept nowhere.
  token_hash bytea not null unique,
  -- Whether the second factor still has to be given, or was.
  stage text not null check (stage in ('second_factor', 'open')),
  strong boolean not null default false,
  device_label text not null check (length(device_label) between 1 and 120),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sign_in_pilot on sign_in (pilot_id) where revoked_at is null;

-- Links that are handed over or mailed: an invitation, or a way back in.
create table access_link (
  id uuid primary key,
  kind text not null check (kind in ('invitation', 'recovery')),
  pilot_id uuid not null references pilot (id) on delete cascade,
  token_hash bytea not null unique,
  created_by uuid references pilot (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index access_link_pilot on access_link (pilot_id, kind);

create table api_key (
  id uuid primary key,
  pilot_id uuid references pilot (id),
  service text check (length(service) between 1 and 60),
  prefix text not null unique check (length(prefix) = 8),
  secret_hash bytea not null,
  scopes text[] not null,
  label text not null check (length(label) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  check ((pilot_id is null) <> (service is null))
);
create index api_key_pilot on api_key (pilot_id);

-- Answers to requests with an Idempotency-Key, so that a repeat gets the first answer again.
create table idempotency (
  actor text not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  -- Null while the first request is still at work.
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (actor, key)
);
create index idempotency_expiry on idempotency (expires_at);

-- Requests counted by all processes together. Unlogged: counting costs no sync, and a crash may forget it.
create unlogged table rate_limit (
  bucket text not null,
  window_start timestamptz not null,
  requests integer not null,
  primary key (bucket, window_start)
);
create index rate_limit_window on rate_limit (window_start);
