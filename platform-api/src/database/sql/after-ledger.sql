-- The embedded ledger: entries are only ever added. The triggers stop mistakes, the chain of
-- signatures shows what gets past them.
create table if not exists ledger_entry (
  round bigint primary key,
  key text not null unique,
  transaction_id text not null unique,
  signed_transaction text not null,
  previous_hash text not null unique,
  entry_hash text not null unique,
  noted_at timestamptz not null
)
--> statement-breakpoint
create or replace function ledger_entry_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are final';
end
$$
--> statement-breakpoint
create or replace trigger ledger_entry_final
  before update or delete on ledger_entry
  for each row execute function ledger_entry_is_final()
--> statement-breakpoint
-- Notes on the network of Algorand: each transaction stands here before it is handed over, and is confirmed once.
create table if not exists algorand_note (
  key text primary key,
  hash text not null,
  form text not null check (form in ('note', 'nft')),
  transaction_id text not null unique,
  signed_transaction text,
  last_valid bigint not null,
  round bigint,
  asset_id bigint,
  noted_at timestamptz,
  check ((round is null) = (noted_at is null)),
  check (asset_id is null or (round is not null and form = 'nft')),
  check (signed_transaction is not null or round is not null)
)
--> statement-breakpoint
create or replace function algorand_note_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.round is not null or new.key <> old.key or new.hash <> old.hash
    or new.form <> old.form
  then
    raise exception 'confirmed notes are final';
  end if;
  return new;
end
$$
--> statement-breakpoint
create or replace trigger algorand_note_final
  before update or delete on algorand_note
  for each row execute function algorand_note_is_final()
--> statement-breakpoint
create or replace trigger ledger_entry_kept
  before truncate on ledger_entry
  for each statement execute function ledger_entry_is_final()
