-- A pilot appeals against what was decided on their rank as against a sanction: one row, one answer, by another person.
alter table appeal
  add promotion_id uuid references promotion (id) on delete cascade,
  drop constraint appeal_of_one,
  add constraint appeal_of_one check (num_nonnulls(report_id, sanction_id, promotion_id) = 1);
create unique index appeal_promotion_open on appeal (promotion_id) where state = 'open';
create index appeal_promotion on appeal (promotion_id);
