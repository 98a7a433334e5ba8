-- Which program used a key last, and in which version, as it calls itself: «vmsOpenAcars 1.4».
alter table api_key add column program text check (length(program) between 1 and 80);
