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
