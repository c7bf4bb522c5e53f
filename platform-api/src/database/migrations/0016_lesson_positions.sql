CREATE TABLE "lesson_position" (
	"user_id" uuid NOT NULL,
	"lesson_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"position_ms" integer NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_position_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "lesson_position_ms" CHECK ("lesson_position"."position_ms" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lesson_position" ADD CONSTRAINT "lesson_position_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_position" ADD CONSTRAINT "lesson_position_enrolment" FOREIGN KEY ("user_id","course_id") REFERENCES "public"."enrolment"("user_id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_position_course" ON "lesson_position" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "lesson_position_lesson" ON "lesson_position" USING btree ("lesson_id");