-- Staff write positions of the airline too, with the roles and permissions that they bring.
alter table desk_entry drop constraint desk_entry_kind_check;
alter table desk_entry add constraint desk_entry_kind_check check (kind in ('aircraft_type', 'position'));
