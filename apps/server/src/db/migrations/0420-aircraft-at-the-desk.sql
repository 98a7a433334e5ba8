-- What staff say of an aircraft besides where it is, and what each change of that was before and after.
alter table aircraft add column name text not null default '' check (length(name) <= 60);
alter table aircraft add column livery text not null default '' check (length(livery) <= 60);
-- The day on which the airline got it; null where nobody has said it.
alter table aircraft add column delivered_on date;

alter table aircraft_event drop constraint aircraft_event_kind_check;
alter table aircraft_event add constraint aircraft_event_kind_check
  check (kind in ('service_change', 'ferry', 'note', 'change'));
-- Who says nothing new needs no words.
alter table aircraft_event alter column reason drop not null;
alter table aircraft_event add column before jsonb;
alter table aircraft_event add column after jsonb;
alter table aircraft_event add check ((kind = 'change') = (before is not null and after is not null));
