-- An emergency that the pilot declares on the report, besides what recorders declare: what happened, since when, and whether a
-- person has found that it was none. An appeal may declare one too.
alter table report
  add column pilot_emergency text check (pilot_emergency in ('open', 'dismissed')),
  add column pilot_emergency_at timestamptz,
  add column pilot_emergency_text text,
  add check ((pilot_emergency is null) = (pilot_emergency_at is null));
alter table appeal add column emergency boolean not null default false;
