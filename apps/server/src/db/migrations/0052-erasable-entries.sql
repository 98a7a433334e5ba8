-- Entries of points and hours take the fresh id of an erased account like all others, and forget words about the person.
-- `only_forgets` is made by a later migration; nothing calls it before.
create or replace function refuse_change_of_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if only_forgets(to_jsonb(old), to_jsonb(new))
      or new.text is null and to_jsonb(new) - 'text' = to_jsonb(old) - 'text' then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
