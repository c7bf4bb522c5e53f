-- What orders are searched by in the back office, small and without accents. A word of it begins behind a space.
create or replace function order_words(number text, billing jsonb)
returns text language sql immutable as $$
  select public.unaccent('public.unaccent'::regdictionary,
    lower(concat(' ', number, ' ', billing->>'name', ' ', billing->>'surname', ' ', billing->>'email', ' ',
      billing->'company'->>'name')))
$$;
--> statement-breakpoint
create or replace function article_words(title text)
returns text language sql immutable as $$
  select public.unaccent('public.unaccent'::regdictionary, lower(concat(' ', title)))
$$;
--> statement-breakpoint
create index if not exists customer_order_words on customer_order using gin
  (order_words(number, billing) gin_trgm_ops);
--> statement-breakpoint
create index if not exists customer_order_number_part on customer_order using gin (number gin_trgm_ops);
--> statement-breakpoint
create index if not exists customer_order_line_words on customer_order_line using gin
  (article_words(title) gin_trgm_ops)
