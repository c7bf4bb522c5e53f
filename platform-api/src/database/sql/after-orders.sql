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
-- The three of the version before `order_listing`; they go with the next.
create index if not exists customer_order_words on customer_order using gin
  (order_words(number, billing) gin_trgm_ops);
--> statement-breakpoint
create index if not exists customer_order_number_part on customer_order using gin (number gin_trgm_ops);
--> statement-breakpoint
create index if not exists customer_order_line_words on customer_order_line using gin
  (article_words(title) gin_trgm_ops)
--> statement-breakpoint
create index if not exists order_listing_words on order_listing using gin (words gin_trgm_ops)
--> statement-breakpoint
create index if not exists order_listing_number_part on order_listing using gin (number gin_trgm_ops)
--> statement-breakpoint
-- How often a part of a word is found decides between the index of three letters and a walk in the order of the
-- page; it is guessed from this many rows.
alter table order_listing alter column words set statistics 2000
--> statement-breakpoint
alter table order_listing alter column number set statistics 1000
--> statement-breakpoint
-- What the listing has of these orders, by id, both of them with it.
create or replace function listing_of_orders(first_id integer, last_id integer)
returns setof order_listing language sql stable as $$
  select o.id, o.number, o.user_id, o.state, o.ordered_at,
    coalesce(o.billing->>'surname', ''), coalesce(o.billing->>'name', ''),
    i.year::bigint * 1000000000 + i.number,
    jsonb_typeof(o.billing->'company') is not distinct from 'object'
      or coalesce((o.billing->>'wantsInvoice')::boolean, false),
    order_words(o.number, o.billing) || coalesce(
      (select string_agg(article_words(l.title), '' order by l.position)
       from customer_order_line l where l.order_id = o.id), '')
  from customer_order o
  left join invoice i on i.order_id = o.id
  where o.id between first_id and last_id and o.state <> 'Bozza'
$$
--> statement-breakpoint
-- An order, its lines and its invoice change under the lock of the order, so that of two changes at once the later
-- one sees the earlier.
create or replace function list_changed_order() returns trigger language plpgsql as $$
declare
  changed integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::integer;
begin
  perform from customer_order where id = changed for no key update;
  insert into order_listing as listed select * from listing_of_orders(changed, changed)
  on conflict (order_id) do update
  set number = excluded.number, user_id = excluded.user_id, state = excluded.state,
    ordered_at = excluded.ordered_at, surname = excluded.surname, name = excluded.name,
    invoice_key = excluded.invoice_key, is_invoiced = excluded.is_invoiced, words = excluded.words
  where listed is distinct from excluded;
  return null;
end
$$
--> statement-breakpoint
create or replace trigger customer_order_listed
  after insert or update of number, user_id, state, ordered_at, billing on customer_order
  for each row execute function list_changed_order('id')
--> statement-breakpoint
create or replace trigger customer_order_line_listed
  after insert or delete or update of order_id, position, title on customer_order_line
  for each row execute function list_changed_order('order_id')
--> statement-breakpoint
create or replace trigger invoice_listed
  after insert or delete or update of order_id, year, number on invoice
  for each row execute function list_changed_order('order_id')
