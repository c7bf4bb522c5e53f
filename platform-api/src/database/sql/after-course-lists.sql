-- These courses as lists show them, in this order: the shape is `ListedCourse` of the catalogue. JSON, because
-- numbers of it are the same through both drivers; plpgsql, because it keeps its plan,
-- which looks up each course also when it was made while there were few.
create or replace function listed_courses(ids integer[]) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'title', c.title, 'coverUrl', c.cover_url,
      'ratio', round(s.rating / 100.0, 2), 'votes', s.votes,
      'priceCents', c.price_cents, 'simulationCents', e.simulation_cents,
      'certificationCents', e.certification_cents,
      'professorName', coalesce((
        select p.name from course_professor cp join professor p on p.id = cp.professor_id
        where cp.course_id = c.id order by cp.position limit 1), ''),
      'categoryId', c.category_id, 'categoryKey', g.key, 'category', coalesce(g.name, ''),
      'levelId', c.level_id,
      'durationMinutes', coalesce((
        select sum(l.duration_minutes) from lesson l join course_module m on m.id = l.module_id
        where m.course_id = c.id), 0),
      'status', c.status, 'createdAt', c.created_at
    ) order by i.place), '[]')
    from unnest(ids) with ordinality as i (id, place)
    join course c on c.id = i.id
    join course_search s on s.course_id = i.id
    join exam_price e on e.course_id = i.id
    left join category g on g.id = c.category_id
  );
end $$
