create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- What is searched as the words that are stored: small and without accents. Immutable, so that the planner makes a
-- pattern of it once; `unaccent(lower(…))` alone is made anew for every row that it is compared with.
create or replace function searched_text(text)
returns text language sql immutable strict parallel safe as $$
  select public.unaccent('public.unaccent'::regdictionary, lower($1))
$$
