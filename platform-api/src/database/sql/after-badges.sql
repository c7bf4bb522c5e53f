-- What badges are searched by in the back office, small and without accents; the code as people read it.
create or replace function badge_words(holder_name text, title text, code text)
returns text language sql immutable as $$
  select public.unaccent('public.unaccent'::regdictionary,
    lower(concat(' ', holder_name, ' ', title, ' WB-', code)))
$$;
--> statement-breakpoint
create index if not exists badge_words on badge using gin (badge_words(holder_name, title, code) gin_trgm_ops)
