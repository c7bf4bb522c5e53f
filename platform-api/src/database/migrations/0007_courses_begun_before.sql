-- Courses that were begun before `started_at` was kept: the first thing that is known of each. A course of
-- which no lesson was completed may have been opened all the same; that is not known, and stays null.
UPDATE "enrolment" SET "started_at" = known."at"
FROM (
	SELECT "user_id", "course_id", min("at") AS "at" FROM (
		SELECT "user_id", "course_id", "completed_at" AS "at" FROM "lesson_completion"
		UNION ALL
		SELECT "user_id", "course_id", "acquired_at" FROM "badge"
	) traces GROUP BY "user_id", "course_id"
) known
WHERE "enrolment"."user_id" = known."user_id" AND "enrolment"."course_id" = known."course_id"
	AND "enrolment"."started_at" IS NULL;
