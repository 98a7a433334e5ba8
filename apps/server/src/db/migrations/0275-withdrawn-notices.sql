-- A notice of the desk that was withdrawn is not in force, whatever its last day, until it is published again.
alter table company_notice add withdrawn_at timestamptz;
