-- Italian search without regard to accents. `create text search configuration` knows no "if not exists".
do $$ begin
  if not exists (select from pg_ts_config where cfgname = 'wb_italian') then
    create text search configuration wb_italian (copy = italian);
    alter text search configuration wb_italian
      alter mapping for hword, hword_part, word with unaccent, italian_stem;
  end if;
end $$;
--> statement-breakpoint
create or replace function refresh_course_search(refreshed integer) returns void language sql as $$
  insert into course_search (course_id, document, words)
  select c.id,
    setweight(to_tsvector('wb_italian', c.title), 'A')
      || setweight(to_tsvector('wb_italian', concat_ws(' ', g.name, array_to_string(c.tags, ' '), t.names)), 'B')
      || setweight(to_tsvector('wb_italian', c.synopsis), 'C')
      || setweight(to_tsvector('wb_italian', regexp_replace(c.description, '<[^>]*>', ' ', 'g')), 'D'),
    lower(unaccent(concat_ws(' ', c.title, g.name, array_to_string(c.tags, ' '), t.names)))
  from course c
  left join category g on g.id = c.category_id
  left join lateral (
    select string_agg(p.name, ' ') as names
    from course_professor cp join professor p on p.id = cp.professor_id
    where cp.course_id = c.id
  ) t on true
  where c.id = refreshed
  on conflict (course_id) do update set document = excluded.document, words = excluded.words
$$;
--> statement-breakpoint
create or replace function course_changed() returns trigger language plpgsql as $$
begin perform refresh_course_search(new.id); return null; end $$;
--> statement-breakpoint
create or replace function course_professor_changed() returns trigger language plpgsql as $$
begin perform refresh_course_search(coalesce(new.course_id, old.course_id)); return null; end $$;
--> statement-breakpoint
create or replace function category_renamed() returns trigger language plpgsql as $$
begin perform refresh_course_search(c.id) from course c where c.category_id = new.id; return null; end $$;
--> statement-breakpoint
create or replace function professor_renamed() returns trigger language plpgsql as $$
begin
  perform refresh_course_search(cp.course_id) from course_professor cp where cp.professor_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger course_search_of_course
  after insert or update of title, synopsis, description, tags, category_id on course
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
create index if not exists course_search_document on course_search using gin (document);
