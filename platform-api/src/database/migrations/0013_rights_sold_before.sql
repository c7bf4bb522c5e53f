-- Exams that were sold before rights were kept: two attempts of a certification, as many as one wants of a
-- simulation (E157). Nobody could take them until now, so their time begins now.
INSERT INTO "exam_right" ("course_id", "user_id", "kind", "order_id", "attempts", "bought_at", "valid_until")
SELECT "course_id", "user_id", 'certification', "order_id", 2, "enrolled_at", now() + interval '365 days'
FROM "enrolment" WHERE "includes_certification"
UNION ALL
SELECT "course_id", "user_id", 'simulation', "order_id", NULL, "enrolled_at", now() + interval '365 days'
FROM "enrolment" WHERE "includes_simulation"
ON CONFLICT ON CONSTRAINT "exam_right_once" DO NOTHING;
