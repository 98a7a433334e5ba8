-- Codes that programs show, so that nobody copies a key (RFC 8628).
create table device_grant (
  id uuid primary key,
  -- Digest of what the program asks with.
  device_hash bytea not null unique,
  -- What the pilot types, without its hyphen.
  user_code text not null unique check (length(user_code) = 8),
  program text not null check (length(program) between 1 and 60),
  scopes text[] not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the program last asked, and how long it has to wait, s.
  polled_at timestamptz,
  interval_s integer not null default 5 check (interval_s between 1 and 600),
  state text not null default 'pending' check (state in ('pending', 'approved', 'denied', 'used')),
  pilot_id uuid references pilot (id),
  check ((pilot_id is null) = (state = 'pending'))
);
create index device_grant_expiry on device_grant (expires_at);
create index device_grant_pilot on device_grant (pilot_id);
