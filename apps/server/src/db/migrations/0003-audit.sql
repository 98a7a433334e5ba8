-- What staff did, chained so that a change or a gap shows: every entry's hash covers the one before.

create table audit_entry (
  -- Number and hashes are worked out when the row is written.
  seq bigint primary key default 0,
  id uuid not null unique,
  at timestamptz not null default now(),
  -- Null for the program itself.
  actor_id uuid references pilot (id),
  actor text not null,
  capability text,
  action text not null check (length(action) between 1 and 100),
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_id text,
  reason text check (length(reason) <= 4000),
  before jsonb,
  after jsonb,
  request_id text,
  ip_hash bytea,
  previous_hash bytea not null default '\x',
  hash bytea not null default '\x'
);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, seq);
create index audit_entry_actor on audit_entry (actor_id, seq);

create function audit_hash(entry audit_entry) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.seq, entry.id, extract(epoch from entry.at), entry.actor_id, entry.actor, entry.capability, entry.action,
    entry.subject_kind, entry.subject_id, entry.reason, entry.before, entry.after, entry.request_id,
    encode(entry.ip_hash, 'hex'), encode(entry.previous_hash, 'hex'))::text, 'UTF8'))
$$;

create function audit_chain() returns trigger language plpgsql as $$
declare
  last audit_entry;
begin
  -- One writer at a time until it commits: the chain has no forks and no gaps.
  perform pg_advisory_xact_lock(736212);
  select * into last from audit_entry order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.previous_hash := coalesce(last.hash, '\x'::bytea);
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger audit_entry_chain before insert on audit_entry for each row execute function audit_chain();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_entry_fixed before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_kept before truncate on audit_entry
  for each statement execute function refuse_change();

-- The first entry that is not what was written, or whose predecessor is gone; null when the chain is whole.
create function audit_break() returns bigint language sql stable as $$
  select seq from (
    select seq, hash, previous_hash, audit_hash(e) as expected,
      lag(seq, 1, 0::bigint) over (order by seq) as seq_before,
      lag(hash, 1, '\x'::bytea) over (order by seq) as hash_before
    from audit_entry e) chained
  where hash <> expected or previous_hash <> hash_before or seq <> seq_before + 1
  order by seq limit 1
$$;
