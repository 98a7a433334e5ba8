-- Second pilots with a report of their own that follows the holder's, appeals against voided reports, and questions
-- whose time runs out.

alter table report
  drop constraint report_reason_check,
  -- `holder`: the report of the pilot who named this one was rejected or voided.
  add constraint report_reason_check check (reason in ('interrupted', 'pilot', 'abandoned', 'cheating', 'holder')),
  -- Who confirmed that it is voided for cheating.
  add confirmed_by_id uuid references pilot (id),
  add second_pilot_id uuid references pilot (id) check (second_pilot_id <> pilot_id),
  -- The report that a second pilot's follows.
  add primary_report_id uuid references report (id),
  -- The pilot was reminded of the question that is open.
  add question_reminded_at timestamptz,
  add constraint report_primary check ((source = 'second_pilot') = (primary_report_id is not null));
create unique index report_second on report (primary_report_id) where state <> 'voided';
create index report_asked on report (asked_at) where asked_at is not null and state = 'in_review';

-- What the hearing for cheating opened, so that an appeal that is granted lifts it.
alter table sanction add report_id uuid references report (id);
create index sanction_report on sanction (report_id);
