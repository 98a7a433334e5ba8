-- Staff say that nothing is booked for now, and why.
alter table desk_entry drop constraint desk_entry_kind_check;
alter table desk_entry add constraint desk_entry_kind_check
  check (kind in ('aircraft_type', 'position', 'rank', 'points', 'tour', 'goal', 'maintenance'));
