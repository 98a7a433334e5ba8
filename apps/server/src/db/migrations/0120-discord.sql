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
  updated_at timestamptz not null default now()
);

-- The role that a pilot has by us.
create table discord_role (
  pilot_id uuid primary key references pilot (id),
  discord_id text not null,
  role_id text not null,
  given_at timestamptz not null
);
