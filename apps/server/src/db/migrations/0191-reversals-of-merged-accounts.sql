-- Two ledgers become one: what a reversal gives back or takes follows from what then stands, as when it was posted. What
-- any other entry was worth stays as it is.
create or replace function refuse_change_but_forget_text() returns trigger language plpgsql as $$
declare
  moved text[] := array['pilot_id', 'seq', 'applied', 'balance_after'];
begin
  if tg_op = 'UPDATE' then
    if tg_table_name = 'points_entry' and to_jsonb(old) ->> 'reason' = 'reversal' then
      moved := moved || 'nominal'::text;
    end if;
    if only_forgets(to_jsonb(old), to_jsonb(new))
      or new.text is null and to_jsonb(new) - 'text' = to_jsonb(old) - 'text'
      or tg_table_name = 'points_entry' and current_setting('account.merging', true) = 'on'
        and to_jsonb(new) - moved = to_jsonb(old) - moved then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
