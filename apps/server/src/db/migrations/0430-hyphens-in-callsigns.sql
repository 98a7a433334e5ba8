-- Callsigns may have hyphens, as those of the content may; the airline's own pattern says which.
alter table pilot drop constraint pilot_callsign_check;
alter table pilot add constraint pilot_callsign_check check (callsign ~ '^[A-Z0-9-]{2,12}$');
alter table callsign_assignment drop constraint callsign_assignment_callsign_check;
alter table callsign_assignment add constraint callsign_assignment_callsign_check check (callsign ~ '^[A-Z0-9-]{2,12}$');
