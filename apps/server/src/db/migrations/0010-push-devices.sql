-- Browsers that take notices of the platform over the push service of their maker, for as long as somebody is signed in.

create table push_device (
  sign_in_id uuid primary key references sign_in (id) on delete cascade,
  pilot_id uuid not null references pilot (id),
  -- Where the push service takes notices for this browser; nobody else is told.
  endpoint text not null unique check (length(endpoint) <= 1000 and endpoint like 'https://%'),
  -- The browser's own keys, with which its notices are encrypted; base64url.
  public_key text not null check (length(public_key) between 80 and 100),
  auth_secret text not null check (length(auth_secret) between 20 and 30),
  created_at timestamptz not null default now()
);
create index push_device_pilot on push_device (pilot_id);
