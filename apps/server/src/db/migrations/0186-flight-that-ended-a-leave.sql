-- The flight that ended a leave early: once it no longer counts, the leave goes on.
alter table leave add column ended_by_report_id uuid references report (id) on delete set null;
create index leave_ended_by_report on leave (ended_by_report_id) where ended_by_report_id is not null;
