-- The audit of the back office: entries and checks are only ever added. The triggers stop mistakes, the chain
-- of hashes shows what gets past them.
create or replace function audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is final';
end
$$
--> statement-breakpoint
create or replace trigger audit_entry_final
  before update or delete on audit_entry
  for each row execute function audit_is_final()
--> statement-breakpoint
create or replace trigger audit_entry_kept
  before truncate on audit_entry
  for each statement execute function audit_is_final()
--> statement-breakpoint
create or replace trigger audit_check_final
  before update or delete on audit_check
  for each row execute function audit_is_final()
--> statement-breakpoint
create or replace trigger audit_check_kept
  before truncate on audit_check
  for each statement execute function audit_is_final()
