-- Somebody who never accepted an invitation is removed; mail that was sent to them stays listed without a person.

alter table outbox drop constraint outbox_pilot_id_fkey;
alter table outbox add constraint outbox_pilot_id_fkey
  foreign key (pilot_id) references pilot (id) on delete set null;
