-- At the first start of PostgreSQL: the account of the platform, which owns its own database and can do nothing else, so
-- that a hole in the platform reaches no other. It gets the password, and the account above it none: nobody comes in by that.
\getenv password POSTGRES_PASSWORD
create role plataforma login password :'password';
create database plataforma owner plataforma;
alter role postgres password null;
