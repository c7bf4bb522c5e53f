-- What people are searched by in the back office, small and without accents. A word of it begins behind a space.
create or replace function person_words(name text, surname text, email text, communication_email text, fiscal_code text)
returns text language sql immutable as $$
  select public.unaccent('public.unaccent'::regdictionary,
    lower(concat(' ', name, ' ', surname, ' ', email, ' ', communication_email, ' ', fiscal_code)))
$$;
--> statement-breakpoint
create index if not exists account_words on account using gin
  (person_words(name, surname, email, communication_email, fiscal_code) gin_trgm_ops)
