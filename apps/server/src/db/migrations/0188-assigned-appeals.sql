-- Who is to decide an appeal, where an administrator has said so.
alter table appeal add column assigned_to uuid references pilot (id);
create index appeal_assigned on appeal (assigned_to) where assigned_to is not null;
