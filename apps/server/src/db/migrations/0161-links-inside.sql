-- A message leads to a page of ours: two strokes at the beginning would name another host.
alter table inbox_message add constraint inbox_message_link_inside check (link ~ '^/([^/\\].*)?$');
