-- Two accounts of one person become one: their entries of points stand in one order, each with the balance that follows
-- from it. What an entry is about, what it was worth and when it was posted stay as they are.
create or replace function refuse_change_but_forget_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if only_forgets(to_jsonb(old), to_jsonb(new))
      or new.text is null and to_jsonb(new) - 'text' = to_jsonb(old) - 'text'
      or tg_table_name = 'points_entry' and current_setting('account.merging', true) = 'on'
        and to_jsonb(new) - array['pilot_id', 'seq', 'applied', 'balance_after']
          = to_jsonb(old) - array['pilot_id', 'seq', 'applied', 'balance_after'] then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
