-- Visitors read a notice of the desk that is public while it is in force.
alter table company_notice add is_public boolean not null default false;
