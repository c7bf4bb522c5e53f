CREATE TABLE "exam_question_addition" (
	"course_id" integer NOT NULL,
	"key" text NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "exam_question_addition_course_id_key_pk" PRIMARY KEY("course_id","key")
);
--> statement-breakpoint
ALTER TABLE "exam_question_addition" ADD CONSTRAINT "exam_question_addition_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question_addition" ADD CONSTRAINT "exam_question_addition_question_id_exam_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."exam_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_question_addition_question" ON "exam_question_addition" USING btree ("question_id");