-- The ledger of credits: a posting moves the balance of its account, the postings of an entry add up to 0 when
-- its transaction ends, and nothing of it is ever changed. Balances below 0 are refused by the table itself.
create or replace function credit_posting_moves_balance() returns trigger language plpgsql as $$
begin
  update credit_account set balance_cents = balance_cents + new.cents
  where id = new.account_id and user_id is not null;
  return null;
end
$$
--> statement-breakpoint
create or replace trigger credit_posting_balance
  after insert on credit_posting
  for each row execute function credit_posting_moves_balance()
--> statement-breakpoint
-- Each type of credits by itself: a reward never becomes a share.
create or replace function credit_entry_is_balanced() returns trigger language plpgsql as $$
declare
  entry bigint;
  types integer;
  unbalanced integer;
begin
  if tg_table_name = 'credit_entry' then
    entry := new.id;
  else
    entry := new.entry_id;
  end if;
  select count(*), count(*) filter (where total <> 0) into types, unbalanced
  from (
    select sum(p.cents) as total
    from credit_posting p join credit_account a on a.id = p.account_id
    where p.entry_id = entry
    group by a.type
  ) sums;
  if types = 0 or unbalanced > 0 then
    raise exception 'the postings of credit entry % do not add up to 0', entry
      using errcode = 'check_violation', constraint = 'credit_entry_balanced';
  end if;
  return null;
end
$$
--> statement-breakpoint
drop trigger if exists credit_entry_balanced on credit_entry
--> statement-breakpoint
create constraint trigger credit_entry_balanced
  after insert on credit_entry
  deferrable initially deferred
  for each row execute function credit_entry_is_balanced()
--> statement-breakpoint
drop trigger if exists credit_posting_balanced on credit_posting
--> statement-breakpoint
create constraint trigger credit_posting_balanced
  after insert on credit_posting
  deferrable initially deferred
  for each row execute function credit_entry_is_balanced()
--> statement-breakpoint
create or replace function credit_ledger_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger of credits are final';
end
$$
--> statement-breakpoint
create or replace trigger credit_entry_final
  before update or delete on credit_entry
  for each row execute function credit_ledger_is_final()
--> statement-breakpoint
create or replace trigger credit_posting_final
  before update or delete on credit_posting
  for each row execute function credit_ledger_is_final()
--> statement-breakpoint
create or replace function credit_balance_follows_postings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance_cents <> 0
    or tg_op = 'UPDATE' and new.balance_cents <> old.balance_cents and pg_trigger_depth() < 2
  then
    raise exception 'a balance of credits changes with a posting only';
  end if;
  return new;
end
$$
--> statement-breakpoint
create or replace trigger credit_account_balance
  before insert or update on credit_account
  for each row execute function credit_balance_follows_postings()
--> statement-breakpoint
-- What a person can use changes here and on the ledger: the row says that it is to be noted there.
create or replace function credit_posting_awaits_ledger() returns trigger language plpgsql as $$
begin
  insert into credit_notarisation (entry_id, account_id)
  select new.entry_id, new.account_id
  from credit_account
  where id = new.account_id and user_id is not null and bucket = 'available';
  return null;
end
$$
--> statement-breakpoint
create or replace trigger credit_posting_ledger
  after insert on credit_posting
  for each row execute function credit_posting_awaits_ledger()
--> statement-breakpoint
create or replace function credit_notarisation_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.transaction_id is not null or new.salt <> old.salt
    or new.entry_id <> old.entry_id or new.account_id <> old.account_id
  then
    raise exception 'notes of credits are final';
  end if;
  return new;
end
$$
--> statement-breakpoint
create or replace trigger credit_notarisation_final
  before update or delete on credit_notarisation
  for each row execute function credit_notarisation_is_final()
--> statement-breakpoint
-- What moves credits between a person and the platform is listed, by the platform's side of it.
create or replace view platform_movement as
  select p.entry_id, p.account_id, e.kind, a.bucket, a.type, -p.cents as cents, e.at
  from credit_posting p
  join credit_account a on a.id = p.account_id and a.user_id is null
  join credit_entry e on e.id = p.entry_id
--> statement-breakpoint
create or replace function credit_posting_is_listed() returns trigger language plpgsql as $$
begin
  insert into credit_movement (entry_id, account_id, kind, bucket, type, cents, at)
  select entry_id, account_id, kind, bucket, type, cents, at from platform_movement
  where entry_id = new.entry_id and account_id = new.account_id;
  return null;
end
$$
--> statement-breakpoint
create or replace trigger credit_posting_listed
  after insert on credit_posting
  for each row execute function credit_posting_is_listed()
--> statement-breakpoint
-- Those of before the trigger.
insert into credit_movement (entry_id, account_id, kind, bucket, type, cents, at)
  select entry_id, account_id, kind, bucket, type, cents, at from platform_movement
  on conflict do nothing
--> statement-breakpoint
create or replace trigger credit_movement_final
  before update or delete on credit_movement
  for each row execute function credit_ledger_is_final()
