-- Search in both languages of the product, without regard to accents. `create text search configuration` knows no "if not exists".
do $$ begin
  if not exists (select from pg_ts_config where cfgname = 'wb_italian') then
    create text search configuration wb_italian (copy = italian);
    alter text search configuration wb_italian
      alter mapping for hword, hword_part, word with unaccent, italian_stem;
  end if;
  if not exists (select from pg_ts_config where cfgname = 'wb_english') then
    create text search configuration wb_english (copy = english);
    alter text search configuration wb_english
      alter mapping for hword, hword_part, word with unaccent, english_stem;
  end if;
end $$;
--> statement-breakpoint
-- Rows stay narrow: the words lie aside, their index alone is read. It has no list of what is still to be
-- entered, which every search would read to the end.
alter table course_search set (toast_tuple_target = 128, fillfactor = 85);
--> statement-breakpoint
alter index course_search_words set (fastupdate = off);
--> statement-breakpoint
-- Signs part words as they do in what people type; the parser would read 64-8 as 64 and minus 8.
create or replace function wb_words(content text) returns text language sql immutable as $$
  select regexp_replace(content, '[!-/:-@\[-`{-~’‘“”–—…]+', ' ', 'g')
$$;
--> statement-breakpoint
-- The stems of a text in both languages.
create or replace function wb_stems(content text) returns text[] language sql immutable as $$
  select tsvector_to_array(to_tsvector('wb_italian', wb_words(content)))
    || tsvector_to_array(to_tsvector('wb_english', wb_words(content)))
$$;
--> statement-breakpoint
-- A word of every published course, that nobody seeks. PostgreSQL puts aside only what makes a row longer than
-- two kilobytes: this word does, and compresses to nothing.
create or replace function long_word() returns text language sql immutable as $$ select repeat('*', 2040) $$;
--> statement-breakpoint
create or replace function search_words(title text, beside text, rest text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array[long_word()] || title_stems || beside_stems || wb_stems(rest)
    || array(select '+' || stem from unnest(title_stems || beside_stems) stem)
    || array(select '=' || stem from unnest(title_stems) stem))
  -- Else the stems would be made once for every place that has them.
  from (select wb_stems(title) as title_stems, wb_stems(beside) as beside_stems offset 0) s
$$;
--> statement-breakpoint
create or replace function refresh_course_search(refreshed integer[]) returns void language sql as $$
  insert into course_search as kept (course_id, is_published, category_id, price_cents, published_at, words)
  select c.id, c.status = 1, c.category_id, least(c.price_cents, 2000000000)::integer, c.published_at,
    case when c.status = 1 then search_words(
      c.title,
      concat_ws(' ', g.name, array_to_string(c.tags, ' '), t.names),
      concat_ws(' ', c.synopsis, regexp_replace(c.description, '<[^>]*>', ' ', 'g'))
    ) else '' end
  from course c
  left join category g on g.id = c.category_id
  left join lateral (
    select string_agg(p.name, ' ') as names
    from course_professor cp join professor p on p.id = cp.professor_id
    where cp.course_id = c.id
  ) t on true
  where c.id = any (refreshed)
  on conflict (course_id) do update set
    is_published = excluded.is_published, category_id = excluded.category_id,
    price_cents = excluded.price_cents, published_at = excluded.published_at, words = excluded.words
  where (kept.is_published, kept.category_id, kept.price_cents, kept.published_at, kept.words)
    is distinct from
    (excluded.is_published, excluded.category_id, excluded.price_cents, excluded.published_at, excluded.words);

  -- In one order, so that two who bring the same new words wait for one another and never in a ring.
  insert into course_word (word)
  select distinct w.word
  from course c
  left join category g on g.id = c.category_id
  left join course_professor cp on cp.course_id = c.id
  left join professor p on p.id = cp.professor_id
  cross join lateral unnest(tsvector_to_array(to_tsvector('simple', unaccent(
    wb_words(concat_ws(' ', c.title, g.name, array_to_string(c.tags, ' '), p.name)))))) as w (word)
  where c.id = any (refreshed) and c.status = 1
    and w.word ~ '^[[:alnum:]]{3,60}$'
    and not exists (select from course_word k where k.word = w.word)
  order by w.word
  on conflict do nothing
$$;
--> statement-breakpoint
create or replace function refresh_course_votes(refreshed integer[]) returns void language sql as $$
  update course_search s
  set votes = v.votes, rating = v.rating, weighted = v.weighted
  from (
    select asked.id, count(r.rank)::int as votes, round(100 * avg(r.rank)) as rating,
      ((coalesce(sum(r.rank), 0) + 40) / (count(r.rank) + 10.0))::real as weighted
    from unnest(refreshed) as asked (id) left join course_ranking r on r.course_id = asked.id
    group by asked.id
  ) v
  where s.course_id = v.id
$$;
--> statement-breakpoint
create or replace function course_changed() returns trigger language plpgsql as $$
begin perform refresh_course_search(array[new.id]); return null; end $$;
--> statement-breakpoint
create or replace function course_professor_changed() returns trigger language plpgsql as $$
begin perform refresh_course_search(array[coalesce(new.course_id, old.course_id)]); return null; end $$;
--> statement-breakpoint
create or replace function category_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array(select c.id from course c where c.category_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create or replace function professor_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(array(select cp.course_id from course_professor cp where cp.professor_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create or replace function votes_changed() returns trigger language plpgsql as $$
begin
  perform refresh_course_votes(array(select distinct course_id from changed order by 1));
  return null;
end $$;
--> statement-breakpoint
create or replace trigger course_search_of_course
  after insert or update of title, synopsis, description, tags, category_id, price_cents, status, published_at on course
  for each row execute function course_changed();
--> statement-breakpoint
create or replace trigger course_search_of_professor
  after insert or update or delete on course_professor
  for each row execute function course_professor_changed();
--> statement-breakpoint
create or replace trigger course_search_of_category_name
  after update of name on category for each row execute function category_renamed();
--> statement-breakpoint
create or replace trigger course_search_of_professor_name
  after update of name on professor for each row execute function professor_renamed();
--> statement-breakpoint
create or replace trigger course_search_of_new_votes
  after insert on course_ranking referencing new table as changed
  for each statement execute function votes_changed();
--> statement-breakpoint
create or replace trigger course_search_of_changed_votes
  after update on course_ranking referencing new table as changed
  for each statement execute function votes_changed();
--> statement-breakpoint
create or replace trigger course_search_of_removed_votes
  after delete on course_ranking referencing old table as changed
  for each statement execute function votes_changed();
--> statement-breakpoint
-- Which changes of the catalogue this transaction sees. Changes may be stored in another order than that of
-- their ids, and the oldest are removed in time: only all three together are the same for the same catalogue.
create or replace function catalogue_version() returns text language sql stable as $$
  select concat_ws(' ', count(*), min(id), max(id)) from catalogue_change
$$;
--> statement-breakpoint
create or replace function note_catalogue_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then insert into catalogue_change default values; end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger catalogue_version_of_new_course_search
  after insert on course_search referencing new table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_changed_course_search
  after update on course_search referencing new table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_removed_course_search
  after delete on course_search referencing old table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_new_category
  after insert on category referencing new table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_changed_category
  after update on category referencing new table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_removed_category
  after delete on category referencing old table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_new_course_professor
  after insert on course_professor referencing new table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_changed_course_professor
  after update on course_professor referencing new table as changed
  for each statement execute function note_catalogue_change();
--> statement-breakpoint
create or replace trigger catalogue_version_of_removed_course_professor
  after delete on course_professor referencing old table as changed
  for each statement execute function note_catalogue_change();
