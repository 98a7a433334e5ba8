-- What a foreign recorder has written into a report, so that it reads back what it wrote; nothing here is a fact.
create table recorder_note (
  report_id uuid primary key references report (id),
  data jsonb not null default '{}'
);
