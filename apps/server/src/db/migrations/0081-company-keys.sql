-- Keys of the airline's own programs: who made one answers for it, and it can do no more than they can.

alter table api_key add created_by uuid references pilot (id);
alter table api_key add constraint api_key_company check ((service is null) = (created_by is null));
