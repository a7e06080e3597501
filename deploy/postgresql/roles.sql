-- The two roles of the database and the database itself: for psql as a role that may create both, with OWNER_PASSWORD and
-- SITE_PASSWORD in the environment. `jack_owner` owns the tables and migrates them; `jack` is the site's role.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv site_password SITE_PASSWORD
create role jack_owner login password :'owner_password';
create role jack login password :'site_password';
-- An administrator who is no superuser, as of a managed server, may create a database for members of its own roles only.
grant jack_owner to current_user;
create database jack owner jack_owner;
