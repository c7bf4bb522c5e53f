-- Exams that can be taken: held by another body, or by us with questions to draw (E156).
create or replace view held_exam as
  select p.course_id, p.kind from exam_plan p
  where p.host = 'external' or exists (
    select from exam_plan_area a where a.course_id = p.course_id and a.kind = p.kind and a.drawn > 0
  )
--> statement-breakpoint
-- What the exams of a course cost. Null also where its author has set a price but nobody holds the exam: it is
-- neither sold nor shown then. Everything that sells or shows a price of an exam reads it here.
create or replace view exam_price as
  select c.id as course_id,
    case when c.simulation_cents is not null and exists (
      select from held_exam h where h.course_id = c.id and h.kind = 'simulation'
    ) then c.simulation_cents end as simulation_cents,
    case when c.certification_cents is not null and exists (
      select from held_exam h where h.course_id = c.id and h.kind = 'certification'
    ) then c.certification_cents end as certification_cents
  from course c
