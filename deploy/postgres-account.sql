-- At the first start of PostgreSQL: the account of the platform, which owns its own database and can do nothing else, so
-- that a hole in the platform reaches no other. The account above it loses its password: postgres-access.conf asks it for none.
\getenv password POSTGRES_PASSWORD
create role plataforma login password :'password';
create database plataforma owner plataforma;
alter role postgres password null;
