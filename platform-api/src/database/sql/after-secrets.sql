-- Which secrets the processes of this database have, without saying them.
create table if not exists secret_fingerprint (
  name text primary key,
  fingerprint text not null
)
