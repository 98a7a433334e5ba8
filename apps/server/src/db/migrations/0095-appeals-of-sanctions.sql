-- A pilot appeals against a sanction as against a decision on a report: one row, one answer, by another person.
alter table appeal
  alter report_id drop not null,
  add sanction_id uuid references sanction (id) on delete cascade,
  add constraint appeal_of_one check (num_nonnulls(report_id, sanction_id) = 1);
create unique index appeal_sanction_open on appeal (sanction_id) where state = 'open';
create index appeal_sanction on appeal (sanction_id);
