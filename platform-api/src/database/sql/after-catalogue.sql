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
-- Rows stay narrow: the vectors lie aside, their indexes alone are read.
alter table course_search set (toast_tuple_target = 128, fillfactor = 85);
--> statement-breakpoint
alter table course_search alter column in_title set storage external,
  alter column in_heading set storage external, alter column in_text set storage external;
--> statement-breakpoint
-- Signs part words as they do in what people type; the parser would read 64-8 as 64 and minus 8.
create or replace function wb_words(content text) returns text language sql immutable as $$
  select regexp_replace(content, '[!-/:-@\[-`{-~’‘“”–—…]+', ' ', 'g')
$$;
--> statement-breakpoint
create or replace function wb_vector(content text) returns tsvector language sql immutable as $$
  select to_tsvector('wb_italian', wb_words(content)) || to_tsvector('wb_english', wb_words(content))
$$;
--> statement-breakpoint
create or replace function refresh_course_search(refreshed integer[]) returns void language sql as $$
  insert into course_search as kept
    (course_id, is_published, category_id, price_cents, published_at, in_title, in_heading, in_text)
  select c.id, c.status = 1, c.category_id, c.price_cents, c.published_at, h.title, h.title || h.beside,
    h.title || h.beside || wb_vector(concat_ws(' ', c.synopsis, regexp_replace(c.description, '<[^>]*>', ' ', 'g')))
  from course c
  left join category g on g.id = c.category_id
  left join lateral (
    select string_agg(p.name, ' ') as names
    from course_professor cp join professor p on p.id = cp.professor_id
    where cp.course_id = c.id
  ) t on true
  cross join lateral (
    select wb_vector(c.title) as title,
      wb_vector(concat_ws(' ', g.name, array_to_string(c.tags, ' '), t.names)) as beside
    -- Else each would be made once for every column that has it.
    offset 0
  ) h
  where c.id = any (refreshed)
  on conflict (course_id) do update set
    is_published = excluded.is_published, category_id = excluded.category_id,
    price_cents = excluded.price_cents, published_at = excluded.published_at,
    in_title = excluded.in_title, in_heading = excluded.in_heading, in_text = excluded.in_text
  where (kept.is_published, kept.category_id, kept.price_cents, kept.published_at, kept.in_title, kept.in_heading, kept.in_text)
    is distinct from
    (excluded.is_published, excluded.category_id, excluded.price_cents, excluded.published_at, excluded.in_title, excluded.in_heading, excluded.in_text);

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
-- Published courses with the words; score: 2 in the title, 1 in the heading, 0 in the text. The planner takes
-- reading the vectors of all courses for cheap, hence the settings.
create or replace function courses_with(query tsquery) returns table (
  id integer, category_id integer, price_cents bigint, ratio numeric, votes integer, weighted real,
  published_at timestamptz, score integer
) language sql stable rows 1000 set enable_seqscan = off set jit = off as $$
  select s.course_id, s.category_id, s.price_cents, s.ratio, s.votes, s.weighted, s.published_at,
    case when t.course_id is not null then 2 when h.course_id is not null then 1 else 0 end
  from course_search s
  left join (select course_id from course_search where in_title @@ query) t on t.course_id = s.course_id
  left join (select course_id from course_search where in_heading @@ query) h on h.course_id = s.course_id
  where s.is_published and s.in_text @@ query
$$;
--> statement-breakpoint
create or replace function refresh_course_votes(refreshed integer[]) returns void language sql as $$
  update course_search s
  set votes = v.votes, ratio = v.ratio, weighted = v.weighted
  from (
    select asked.id, count(r.rank)::int as votes, round(avg(r.rank), 2) as ratio,
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
