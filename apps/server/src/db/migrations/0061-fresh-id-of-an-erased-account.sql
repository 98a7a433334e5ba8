-- Whoever is erased leaves flights, hours and points under a fresh random id; the old one names nobody.

-- What can't be changed keeps the old id: entries of the audit, and the list of erasures.
alter table audit_entry drop constraint audit_entry_actor_id_fkey;
alter table erasure drop constraint erasure_pilot_id_fkey;

-- Who had a callsign is forgotten; that it was taken, and until when it is held back, is not.
alter table callsign_assignment alter pilot_id drop not null;

-- Entries that nobody changes take the fresh id in the erasing transaction, which names both ids, and nothing else.
create function only_forgets(old_row jsonb, new_row jsonb) returns boolean language sql stable as $$
  select coalesce(new_row = replace(old_row::text, nullif(current_setting('erasure.forgotten', true), ''),
    nullif(current_setting('erasure.fresh', true), ''))::jsonb, false)
$$;
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if only_forgets(to_jsonb(old), to_jsonb(new)) then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create or replace function refuse_change_but_forget_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if only_forgets(to_jsonb(old), to_jsonb(new))
      or new.text is null and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

-- The audit forgets nothing.
create function refuse_any_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger audit_entry_fixed on audit_entry;
create trigger audit_entry_fixed before update or delete on audit_entry
  for each row execute function refuse_any_change();
drop trigger audit_entry_kept on audit_entry;
create trigger audit_entry_kept before truncate on audit_entry
  for each statement execute function refuse_any_change();
