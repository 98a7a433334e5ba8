-- Notices that staff publish at the desk, beside those of content/notams.yaml, and which of all were announced.

create table company_notice (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,100}$'),
  title text not null check (length(title) between 3 and 120),
  importance text not null check (importance in ('Alta', 'Media', 'Baja')),
  -- Paragraphs, separated by a blank line.
  body text not null check (length(body) between 10 and 4000),
  -- First and last day in force, UTC.
  valid_from date not null,
  valid_until date,
  must_read boolean not null default false,
  -- Last day on which it must be confirmed before booking.
  ack_until date,
  -- Ids of types, ICAO codes, ids of tours and codes of ranks; null for everybody and every flight.
  affects jsonb,
  -- Raised by one with a change of meaning.
  revision integer not null default 1 check (revision > 0),
  published_by uuid not null references pilot (id),
  published_at timestamptz not null,
  version integer not null default 1,
  check (valid_until >= valid_from),
  check (ack_until is null or (must_read and ack_until >= valid_from and ack_until <= coalesce(valid_until, ack_until)))
);
create index company_notice_by on company_notice (published_by);

create table notice_announced (
  slug text not null check (length(slug) between 1 and 100),
  revision integer not null check (revision > 0),
  at timestamptz not null,
  primary key (slug, revision)
);
