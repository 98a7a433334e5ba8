-- Awards that pilots have; what there is stands in content/plataforma/premios.yaml.

create table award_grant (
  pilot_id uuid not null references pilot (id),
  award_id text not null check (length(award_id) between 1 and 100),
  granted_at timestamptz not null,
  -- Who gave it and why; both null where the rule did.
  granted_by uuid references pilot (id),
  reason text check (length(reason) between 10 and 2000),
  revoked_at timestamptz,
  -- Null where the rule is no longer met.
  revoked_by uuid references pilot (id),
  revoke_reason text check (length(revoke_reason) between 10 and 2000),
  primary key (pilot_id, award_id),
  check (revoked_at is not null or (revoked_by is null and revoke_reason is null))
);
create index award_grant_award on award_grant (award_id, granted_at);
