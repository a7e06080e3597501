-- What the site's role may do: for psql in the database `jack`, once it has been migrated. May be run again.
\set ON_ERROR_STOP on
begin;
set local role jack_owner;
revoke all on schema public from public;
grant usage on schema public, drizzle to jack;
grant select on all tables in schema drizzle to jack;
grant select, insert, update, delete on all tables in schema public to jack;
grant usage on all sequences in schema public to jack;

-- Tables of later migrations.
alter default privileges in schema drizzle grant select on tables to jack;
alter default privileges in schema public grant select, insert, update, delete on tables to jack;
alter default privileges in schema public grant usage on sequences to jack;
commit;
