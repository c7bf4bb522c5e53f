-- What the embedded provider of company credentials remembers: a stand-in for a system outside, so no table here
-- refers to one of the product's.
create table if not exists company_credential_demo (
  reference text primary key,
  request_id uuid not null unique,
  fiscal_code text not null,
  holder text not null,
  company_email text not null,
  vat_number text not null,
  -- As written on the delegation.
  legal_name text,
  return_url text not null,
  language text not null check (language in ('it', 'en')),
  created_at timestamptz not null
)
--> statement-breakpoint
create table if not exists company_credential_demo_step (
  reference text not null references company_credential_demo on delete cascade,
  sequence integer not null check (sequence > 0),
  state integer not null check (state in (1, 2, 3, 4, 5, 6, 7, 666)),
  at timestamptz not null,
  primary key (reference, sequence)
)
--> statement-breakpoint
create index if not exists company_credential_demo_holder on company_credential_demo (fiscal_code)
