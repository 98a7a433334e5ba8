-- Links that let so many people in until an instant, without asking anybody. The count is held here too.
create table join_link (
  id uuid primary key,
  label text check (length(label) between 1 and 60),
  -- SHA-256 of the secret of the link, which is shown once.
  token_hash bytea not null unique,
  uses integer not null check (uses between 1 and 100),
  used integer not null default 0,
  created_by uuid references pilot (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (used between 0 and uses)
);
create index join_link_created_by on join_link (created_by) where created_by is not null;

-- By which link somebody comes in; whoever does waits for nobody but for their own mailbox.
alter table application add column link_id uuid references join_link (id) on delete set null;
create index application_link on application (link_id) where link_id is not null;
