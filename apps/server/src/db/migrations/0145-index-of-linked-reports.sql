-- Each report that is deleted asks for the ones linked to it; the index of the open ones does not answer that.

create index report_linked on report (primary_report_id) where primary_report_id is not null;
create index report_second_pilot on report (second_pilot_id) where second_pilot_id is not null;
create index report_confirmed_by on report (confirmed_by_id) where confirmed_by_id is not null;
create index report_decider on report (decider_id) where decider_id is not null;
