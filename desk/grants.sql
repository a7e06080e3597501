-- What the site's role may not do at the desk: for psql after `deploy/postgresql/grants.sql`. May be run again.
\set ON_ERROR_STOP on
begin;
set local role jack_owner;

-- The audit is only added to. An erasure empties what an entry says of a person; a trigger allows nothing else.
revoke update, delete on audit_entries, audit_values from jack;
grant update ("values") on audit_values to jack;
commit;
