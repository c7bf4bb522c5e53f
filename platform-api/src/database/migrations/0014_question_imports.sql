CREATE TABLE "exam_question_import" (
	"course_id" integer NOT NULL,
	"file_ref" text NOT NULL,
	"added" smallint NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_question_import_course_id_file_ref_pk" PRIMARY KEY("course_id","file_ref")
);
--> statement-breakpoint
ALTER TABLE "exam_question_import" ADD CONSTRAINT "exam_question_import_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;