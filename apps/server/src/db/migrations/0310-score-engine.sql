-- Which version of the engine judged a flight: scores stay as they are when it changes, and a dry run says who would differ.
alter table report add column score_engine smallint check (score_engine > 0);
update report set score_engine = 1 where rules_version is not null;
