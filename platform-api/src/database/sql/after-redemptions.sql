-- What happened to a request for euro is never changed.
create or replace function redemption_log_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a redemption is final';
end
$$
--> statement-breakpoint
create or replace trigger redemption_log_final
  before update or delete on redemption_log
  for each row execute function redemption_log_is_final()
--> statement-breakpoint
-- A request that was answered stays as it was answered, and its amount is never another one.
create or replace function redemption_request_keeps_answer() returns trigger language plpgsql as $$
begin
  if new.cents <> old.cents or new.withheld_cents <> old.withheld_cents or new.type <> old.type
    or new.user_id <> old.user_id or old.state <> 'open' and new.state <> old.state
  then
    raise exception 'a redemption that was answered does not change'
      using errcode = 'check_violation', constraint = 'redemption_request_answered';
  end if;
  return new;
end
$$
--> statement-breakpoint
create or replace trigger redemption_request_answered
  before update on redemption_request
  for each row execute function redemption_request_keeps_answer()
