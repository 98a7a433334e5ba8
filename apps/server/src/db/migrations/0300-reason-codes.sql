-- Why a reviewer rejected a report, as a word for programs and counts; the text says it to the pilot.
alter table report_transition add column reason_code text check (reason_code ~ '^[a-z_]{1,40}$');
