-- What the embedded payment provider remembers: a stand-in for a system outside, so no table here
-- refers to one of the product's.
create table if not exists payment_sandbox_session (
  ref text primary key,
  attempt_id uuid not null unique,
  method text not null check (method in ('card', 'paypal')),
  order_number text not null,
  amount_cents bigint not null check (amount_cents > 0),
  customer_email text not null,
  return_url text not null,
  language text not null check (language in ('it', 'en')),
  state text not null default 'open' check (state in ('open', 'captured', 'failed', 'expired')),
  -- A capture in the future is a bank that takes its time.
  captured_at timestamptz,
  created_at timestamptz not null,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents)
)
--> statement-breakpoint
create table if not exists payment_sandbox_event (
  id text primary key,
  ref text not null references payment_sandbox_session,
  delivered_at timestamptz
)
--> statement-breakpoint
alter table payment_sandbox_session drop column if exists refund_id
--> statement-breakpoint
create table if not exists payment_sandbox_refund (
  id uuid primary key,
  ref text not null references payment_sandbox_session,
  cents bigint not null check (cents > 0),
  refunded_at timestamptz not null
)
--> statement-breakpoint
create index if not exists payment_sandbox_session_captured on payment_sandbox_session (captured_at)
