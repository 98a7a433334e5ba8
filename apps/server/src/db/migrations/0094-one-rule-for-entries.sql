-- Entries of points and hours are held by the rule of everything else that may forget its words and nothing more.
drop trigger points_entry_fixed on points_entry;
create trigger points_entry_fixed before update or delete on points_entry
  for each row execute function refuse_change_but_forget_text();
drop trigger hours_entry_fixed on hours_entry;
create trigger hours_entry_fixed before update or delete on hours_entry
  for each row execute function refuse_change_but_forget_text();
drop function refuse_change_of_entry();
