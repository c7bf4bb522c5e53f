-- The log of credentials: leaves are only ever added, one after the other, without a gap. Who stores a
-- credential or an entry of the ledger stores its leaf in the same transaction, whatever program it is.
-- Its lock is the last one that a transaction takes.
create or replace function transparency_append(new_entry bytea) returns bigint language plpgsql as $$
declare
  place bigint;
begin
  perform pg_advisory_xact_lock(7263483);
  select leaf_index into place from transparency_leaf where entry = new_entry;
  if found then
    return place;
  end if;
  select coalesce(max(leaf_index), -1) + 1 into place from transparency_leaf;
  insert into transparency_leaf (leaf_index, entry) values (place, new_entry);
  return place;
end
$$
--> statement-breakpoint
-- As `credentialEntry` of contracts: the first "id" of a credential is its own.
create or replace function credential_entry(credential text) returns bytea language sql immutable as $$
  select '\x01'::bytea
    || sha256(convert_to(coalesce(substring(credential from '"id":"([^"]*)"'), ''), 'UTF8'))
    || sha256(convert_to(credential, 'UTF8'))
$$
--> statement-breakpoint
create or replace function badge_is_logged() returns trigger language plpgsql as $$
begin
  perform transparency_append(credential_entry(new.credential));
  return null;
end
$$
--> statement-breakpoint
create or replace trigger badge_logged
  after insert or update of credential on badge
  for each row execute function badge_is_logged()
--> statement-breakpoint
create or replace function ledger_entry_is_logged() returns trigger language plpgsql as $$
begin
  perform transparency_append('\x02'::bytea || int8send(new.round) || decode(new.entry_hash, 'base64'));
  return null;
end
$$
--> statement-breakpoint
create or replace trigger ledger_entry_logged
  after insert on ledger_entry
  for each row execute function ledger_entry_is_logged()
--> statement-breakpoint
create or replace function transparency_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the log of credentials is final';
end
$$
--> statement-breakpoint
do $$
declare
  kept text;
begin
  foreach kept in array array['leaf', 'node', 'checkpoint', 'cosignature'] loop
    execute format('create or replace trigger transparency_%1$s_final
      before update or delete on transparency_%1$s
      for each row execute function transparency_is_final()', kept);
    execute format('create or replace trigger transparency_%1$s_kept
      before truncate on transparency_%1$s
      for each statement execute function transparency_is_final()', kept);
  end loop;
end
$$
--> statement-breakpoint
-- An anchor is tried until it is there; then it is final too.
create or replace function transparency_anchor_is_final() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.anchored_at is not null or new.kind <> old.kind
    or new.origin <> old.origin or new.size <> old.size or new.period <> old.period
  then
    raise exception 'anchors of the log of credentials are final';
  end if;
  return new;
end
$$
--> statement-breakpoint
create or replace trigger transparency_anchor_final
  before update or delete on transparency_anchor
  for each row execute function transparency_anchor_is_final()
--> statement-breakpoint
create or replace trigger transparency_anchor_kept
  before truncate on transparency_anchor
  for each statement execute function transparency_anchor_is_final()
--> statement-breakpoint
-- What there was before the log.
do $$
begin
  perform transparency_append(credential_entry(credential))
    from (select credential from badge order by acquired_at, id) badges;
  perform transparency_append('\x02'::bytea || int8send(round) || decode(entry_hash, 'base64'))
    from (select round, entry_hash from ledger_entry order by round) entries;
end
$$
