-- A program that shows its key once and then only says whose it is: from where it showed it, as the digest of its address,
-- and when; and which booking it was given to fly.
alter table api_key
  add column shown_from bytea,
  add column shown_at timestamptz,
  add column dispatched_id uuid references booking (id),
  add constraint api_key_shown check ((shown_from is null) = (shown_at is null));
create index api_key_shown_from on api_key (shown_from) where shown_from is not null;
create index api_key_dispatched on api_key (dispatched_id) where dispatched_id is not null;
