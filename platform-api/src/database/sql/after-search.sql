-- These functions are of plpgsql because it keeps its plans: to plan them anew would cost more than most
-- searches.

-- What was typed, as stems: each term is one or more words that stand for one another, parted by `|`. A word
-- that carries no meaning in one of the languages is left out, unless nothing else was typed. Of two stems the
-- shorter serves for both where it begins the longer, since every match from four letters on is one of
-- beginnings.
create or replace function typed_stems(terms text[]) returns text[] language plpgsql stable as $$
declare
  term text;
  word text;
  italian text[];
  english text[];
  alike text[];
  meaning text[] := '{}';
  empty text[] := '{}';
begin
  foreach term in array terms loop
    alike := '{}';
    foreach word in array string_to_array(term, '|') loop
      italian := tsvector_to_array(to_tsvector('wb_italian', word));
      english := tsvector_to_array(to_tsvector('wb_english', word));
      if italian = '{}' or english = '{}' then
        empty := empty || italian || english;
      elsif starts_with(english[1], italian[1]) and length(italian[1]) > 3 then
        alike := alike || italian;
      elsif starts_with(italian[1], english[1]) and length(english[1]) > 3 then
        alike := alike || english;
      else
        alike := alike || italian || array(select unnest(english) except select unnest(italian));
      end if;
    end loop;
    if alike <> '{}' then
      meaning := meaning || array_to_string(alike, '|');
    end if;
  end loop;
  return case when meaning = '{}' then empty else meaning end;
end $$
--> statement-breakpoint
-- Courses that have every one of the stems, as words that begin so: `=` in the title, `+` in the heading, and
-- without a mark anywhere, where less than four letters are a beginning in the heading only: half of all
-- descriptions have a word on `co`. Null finds nothing.
create or replace function words_query(stems text[], mark text) returns tsquery language plpgsql immutable as $$
declare
  term text;
  stem text;
  alike text[];
  terms text[] := '{}';
begin
  foreach term in array stems loop
    alike := '{}';
    foreach stem in array string_to_array(term, '|') loop
      if mark = '' and length(stem) < 4 then
        alike := alike || format('%L | %L:*', stem, '+' || stem);
      else
        alike := alike || format('%L:*', mark || stem);
      end if;
    end loop;
    terms := terms || ('(' || array_to_string(alike, ' | ') || ')');
  end loop;
  return case when terms <> '{}' then array_to_string(terms, ' & ')::tsquery end;
end $$
--> statement-breakpoint
-- The courses that name the teacher, by id since teachers may share a name; null for no teacher, that is for all
-- courses.
create or replace function courses_taught(teacher integer) returns integer[] language plpgsql stable as $$
begin
  return case when teacher is not null then
    array(select cp.course_id from course_professor cp where cp.professor_id = teacher)
  end;
end $$
--> statement-breakpoint
-- One page of the published courses that match, and the counts of what else could be chosen: each ignores
-- its own filter and heeds the others, and all heed the teacher. A filter that is null lets all pass. By relevance
-- a course with all words in the title comes before one that has them in its heading, and that before the others.
-- Every match is read once; headings are looked up only where the titles do not fill
-- the page. The plan is made once for each connection, since to make it costs more than most searches, and
-- never reads all courses: made while they are few, it serves when they are many.
create or replace function search_courses(
  terms text[], categories integer[], least_rating integer, least_cents integer, most_cents integer,
  teacher integer, sort text, skipped integer, shown integer
) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  taught integer[] := courses_taught(teacher);
  stems text[] := typed_stems(terms);
  anywhere tsquery := words_query(stems, '');
  in_heading tsquery := case when sort = 'relevance' then words_query(stems, '+') end;
  in_title tsquery := case when sort = 'relevance' then words_query(stems, '=') end;
begin
  return (
  with base as materialized (
    select s.course_id as id, s.category_id, s.price_cents, s.rating, s.votes, s.weighted, s.published_at,
      coalesce(categories is null or s.category_id = any (categories), false) as in_category,
      coalesce(least_rating is null or s.rating >= least_rating, false) as well_voted,
      coalesce((least_cents is null or s.price_cents >= least_cents)
        and (most_cents is null or s.price_cents <= most_cents), false) as in_range
    from course_search s
    where s.words @@ anywhere and (taught is null or s.course_id = any (taught))
  ),
  -- Thousands of courses become some dozens of kinds, which every count but that of prices adds up.
  kinds as materialized (
    select b.category_id, b.in_category, b.well_voted, b.in_range,
      case when b.rating >= 450 then 3 when b.rating >= 400 then 2 when b.rating >= 300 then 1 else 0 end as stars,
      count(*)::integer as number, min(b.price_cents) as low, max(b.price_cents) as high
    from base b
    group by 1, 2, 3, 4, 5
  ),
  chosen as (
    select b.* from base b where b.in_category and b.well_voted and b.in_range
  ),
  titles as materialized (select s.course_id as id from course_search s where s.words @@ in_title),
  headings as materialized (select s.course_id as id from course_search s where s.words @@ in_heading),
  titled as materialized (
    select b.id from chosen b where b.id in (select t.id from titles t)
    order by b.weighted desc, b.votes desc, b.id
    limit skipped + shown
  ),
  headed as materialized (
    select b.id from chosen b
    where (select count(*) from titled) < skipped + shown
      and b.id in (select h.id from headings h) and b.id not in (select t.id from titled t)
    order by b.weighted desc, b.votes desc, b.id
    limit skipped + shown
  ),
  others as materialized (
    select b.id from chosen b
    where (select count(*) from titled) + (select count(*) from headed) < skipped + shown
      and b.id not in (select t.id from titled t union all select h.id from headed h)
    order by
      case sort when 'price-asc' then b.price_cents when 'price-desc' then -b.price_cents end,
      case when sort = 'newest' then b.published_at end desc,
      case when sort = 'newest' then b.id end desc,
      case when sort = 'title' then (select c.title from course c where c.id = b.id) end collate "und-x-icu",
      case when sort in ('relevance', 'rating') then b.weighted end desc,
      case when sort in ('relevance', 'rating') then b.votes end desc,
      b.id
    limit skipped + shown
  ),
  ordered as (
    select t.id from titled t union all select h.id from headed h union all select o.id from others o
  ),
  bounds as (select min(k.low) as low, max(k.high) as high from kinds k),
  steps as (
    select floor(10 * (b.price_cents - p.low)::float8 / (p.high - p.low + 1))::integer as step, count(*) as number
    from chosen b cross join bounds p
    where b.price_cents is not null
    group by 1
  )
  select json_build_object(
    'items', listed_courses(array(select o.id from ordered o limit shown offset skipped)),
    'totalItems', (
      select coalesce(sum(k.number), 0) from kinds k where k.in_category and k.well_voted and k.in_range
    ),
    'isKnown', exists (select from base),
    'facets', json_build_object(
      'categories', (
        select coalesce(json_agg(json_build_object('id', g.id, 'key', g.key, 'name', g.name, 'count', coalesce(n.number, 0)) order by g.id), '[]')
        from category g left join (
          select k.category_id, sum(k.number) as number from kinds k where k.well_voted and k.in_range group by 1
        ) n on n.category_id = g.id
      ),
      'ratings', (
        select json_agg(json_build_object('value', r.least, 'count', (
          select coalesce(sum(k.number), 0) from kinds k where k.in_category and k.in_range and k.stars >= r.stars
        )) order by r.stars desc)
        from (values (3, 4.5), (2, 4), (1, 3)) as r (stars, least)
      ),
      'prices', (
        select json_build_object(
          'minCents', coalesce(p.low, 0), 'maxCents', coalesce(p.high, 0),
          'counts', (
            select json_agg(coalesce(n.number, 0) order by i) from generate_series(0, 9) i left join steps n on n.step = i
          )
        )
        from bounds p
      )
    )
  )
  );
end $$
--> statement-breakpoint
-- The same without words, as a catalogue is opened, with the version of the catalogue that was counted: what is
-- counted here is the same for everybody until that changes, and callers keep it.
-- One pass over the courses makes kinds that every count adds up; the price is in them as its step, since there
-- are thousands of prices and ten steps. No index gives the order: with one on the average, every vote would
-- write the words of its course anew. Planned for each call: which plan is good depends on which filters there
-- are.
-- The JSON of the counts is here once more. As one function over an array of kinds it answered the same, and
-- a search took 4% longer at the median on either database (asked in turn, 10,000 and 50,000 courses).
create or replace function browse_courses(
  categories integer[], least_rating integer, least_cents integer, most_cents integer,
  teacher integer, sort text, skipped integer, shown integer
) returns json
language plpgsql stable set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  taught integer[] := courses_taught(teacher);
  low integer;
  high integer;
  page integer[] := array(
    select s.course_id from course_search s
    where s.is_published
      and (taught is null or s.course_id = any (taught))
      and (categories is null or s.category_id = any (categories))
      and (least_rating is null or s.rating >= least_rating)
      and (least_cents is null or s.price_cents >= least_cents)
      and (most_cents is null or s.price_cents <= most_cents)
    order by
      case sort when 'price-asc' then s.price_cents when 'price-desc' then -s.price_cents end,
      case when sort = 'newest' then s.published_at end desc,
      case when sort = 'newest' then s.course_id end desc,
      case when sort = 'title' then (select c.title from course c where c.id = s.course_id) end collate "und-x-icu",
      case when sort = 'rating' then s.weighted end desc,
      case when sort = 'rating' then s.votes end desc,
      s.course_id
    limit shown offset skipped
  );
begin
  select min(s.price_cents), max(s.price_cents) into low, high from course_search s
  where s.is_published and (taught is null or s.course_id = any (taught));
  return (
  with counted as materialized (
    select s.category_id,
      floor(10 * (s.price_cents - low)::float8 / (high - low + 1))::integer as step,
      coalesce(least_rating is null or s.rating >= least_rating, false) as well_voted,
      coalesce((least_cents is null or s.price_cents >= least_cents)
        and (most_cents is null or s.price_cents <= most_cents), false) as in_range,
      case when s.rating >= 450 then 3 when s.rating >= 400 then 2 when s.rating >= 300 then 1 else 0 end as stars,
      count(*)::integer as number
    from course_search s
    where s.is_published and (taught is null or s.course_id = any (taught))
    group by 1, 2, 3, 4, 5
  ),
  kinds as materialized (
    select k.*, coalesce(categories is null or k.category_id = any (categories), false) as in_category
    from counted k
  ),
  steps as (
    select k.step, sum(k.number) as number
    from kinds k
    where k.step is not null and k.in_category and k.well_voted and k.in_range
    group by 1
  )
  select json_build_object(
    'version', catalogue_version(),
    'items', listed_courses(page),
    'totalItems', (
      select coalesce(sum(k.number), 0) from kinds k where k.in_category and k.well_voted and k.in_range
    ),
    'facets', json_build_object(
      'categories', (
        select coalesce(json_agg(json_build_object('id', g.id, 'key', g.key, 'name', g.name, 'count', coalesce(n.number, 0)) order by g.id), '[]')
        from category g left join (
          select k.category_id, sum(k.number) as number from kinds k where k.well_voted and k.in_range group by 1
        ) n on n.category_id = g.id
      ),
      'ratings', (
        select json_agg(json_build_object('value', r.least, 'count', (
          select coalesce(sum(k.number), 0) from kinds k where k.in_category and k.in_range and k.stars >= r.stars
        )) order by r.stars desc)
        from (values (3, 4.5), (2, 4), (1, 3)) as r (stars, least)
      ),
      'prices', json_build_object(
        'minCents', coalesce(low, 0), 'maxCents', coalesce(high, 0),
        'counts', (
          select json_agg(coalesce(n.number, 0) order by i) from generate_series(0, 9) i left join steps n on n.step = i
        )
      )
    )
  )
  );
end $$
--> statement-breakpoint
-- Both as the version without teachers calls them: it may run beside this one.
create or replace function search_courses(
  terms text[], categories integer[], least_rating integer, least_cents integer, most_cents integer,
  sort text, skipped integer, shown integer
) returns json language sql stable as $$
  select search_courses(terms, categories, least_rating, least_cents, most_cents, null::integer, sort, skipped, shown)
$$
--> statement-breakpoint
create or replace function browse_courses(
  categories integer[], least_rating integer, least_cents integer, most_cents integer,
  sort text, skipped integer, shown integer
) returns json language sql stable as $$
  select browse_courses(categories, least_rating, least_cents, most_cents, null::integer, sort, skipped, shown)
$$
--> statement-breakpoint
-- The best voted of the published courses that have the words in the title, then of those that have them in
-- the heading.
create or replace function suggest_courses(terms text[], shown integer) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
declare
  stems text[] := typed_stems(terms);
  in_heading tsquery := words_query(stems, '+');
  in_title tsquery := words_query(stems, '=');
begin
  return (
    with titled as materialized (
      select s.course_id as id from course_search s where s.words @@ in_title
      order by s.weighted desc, s.votes desc, s.course_id
      limit shown
    ),
    headed as materialized (
      select s.course_id as id from course_search s
      where (select count(*) from titled) < shown
        and s.words @@ in_heading and s.course_id not in (select t.id from titled t)
      order by s.weighted desc, s.votes desc, s.course_id
      limit shown
    )
    select coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'category', coalesce(g.name, '')) order by i.place), '[]')
    from unnest(array(select t.id from titled t union all select h.id from headed h limit shown))
      with ordinality as i (id, place)
    join course c on c.id = i.id left join category g on g.id = c.category_id
  );
end $$
