-- Old entries of the audit go by date; the chain goes on from the number and the hash of the last one that went.
create table audit_start (
  one boolean primary key default true check (one),
  seq bigint not null,
  hash bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from audit_start where old.seq <= audit_start.seq) then return old; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger audit_entry_fixed on audit_entry;
create trigger audit_entry_fixed before update or delete on audit_entry
  for each row execute function refuse_audit_change();

-- Removes what was written before a time, and never the last entry. Answers how many went.
create function audit_prune(cutoff timestamptz) returns bigint language plpgsql as $$
declare
  last audit_entry;
  removed bigint;
begin
  perform pg_advisory_xact_lock(736212);
  select * into last from audit_entry e where e.seq < coalesce(
    (select min(k.seq) from audit_entry k where k.at >= cutoff), (select max(k.seq) from audit_entry k))
    order by e.seq desc limit 1;
  if last.seq is null then return 0; end if;
  insert into audit_start (seq, hash) values (last.seq, last.hash)
    on conflict (one) do update set seq = excluded.seq, hash = excluded.hash;
  delete from audit_entry e where e.seq <= last.seq;
  get diagnostics removed = row_count;
  return removed;
end $$;

create or replace function audit_break() returns bigint language sql stable as $$
  select seq from (
    select seq, hash, previous_hash, audit_hash(e) as expected,
      lag(seq, 1, coalesce((select s.seq from audit_start s), 0::bigint)) over (order by seq) as seq_before,
      lag(hash, 1, coalesce((select s.hash from audit_start s), '\x'::bytea)) over (order by seq) as hash_before
    from audit_entry e) chained
  where hash <> expected or previous_hash <> hash_before or seq <> seq_before + 1
  order by seq limit 1
$$;
