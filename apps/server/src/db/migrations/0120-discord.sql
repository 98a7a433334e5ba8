-- The airline's Discord: who agrees to be told of there, and the role of their rank.

alter table pilot
  add discord_id text unique check (discord_id ~ '^[0-9]{17,20}$'),
  add in_discord boolean not null default false,
  add in_discord_at timestamptz;

-- One server of Discord at most, and the bot that gives the roles there.
create table discord_link (
  one boolean primary key default true check (one),
  guild_id text not null check (guild_id ~ '^[0-9]{17,20}$'),
  token text not null check (length(token) between 20 and 200),
  -- Role of each rank, by the rank's code.
  roles jsonb not null,
  -- Until when nothing is asked, because Discord says so.
  hold_until timestamptz,
  -- What somebody has to put right, in Spanish.
  problem text check (length(problem) <= 500),
  updated_at timestamptz not null default now(),
  -- Since when staff want it no more; it goes when every role that it gave is taken back.
  removed_at timestamptz
);

-- The roles that people have by us.
create table discord_role (
  guild_id text not null,
  discord_id text not null,
  role_id text not null,
  -- Null once the account is gone and the role is still to be taken back.
  pilot_id uuid unique references pilot (id),
  given_at timestamptz not null,
  left_at timestamptz,
  primary key (guild_id, discord_id, role_id),
  check ((pilot_id is null) = (left_at is not null))
);
