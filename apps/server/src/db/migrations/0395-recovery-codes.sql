-- Codes on paper for who has lost the second factor; each opens the account once, in place of the factor.
create table recovery_code (
  id uuid primary key,
  pilot_id uuid not null references pilot (id),
  code_hash bytea not null unique,
  created_at timestamptz not null
);
create index recovery_code_pilot on recovery_code (pilot_id);
