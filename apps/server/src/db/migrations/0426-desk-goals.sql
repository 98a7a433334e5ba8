-- Staff write the goals of the month too.
alter table desk_entry drop constraint desk_entry_kind_check;
alter table desk_entry add constraint desk_entry_kind_check
  check (kind in ('aircraft_type', 'position', 'rank', 'points', 'tour', 'goal'));
