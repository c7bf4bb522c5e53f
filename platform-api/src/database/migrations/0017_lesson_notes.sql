CREATE TABLE "lesson_note" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer,
	"text" text NOT NULL,
	"second" integer,
	"paragraph" text,
	"slot" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_note_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "lesson_note_slot" UNIQUE("user_id","course_id","slot"),
	CONSTRAINT "lesson_note_number" CHECK ("lesson_note"."slot" between 1 and 500),
	CONSTRAINT "lesson_note_text" CHECK (char_length("lesson_note"."text") <= 2000),
	CONSTRAINT "lesson_note_second" CHECK ("lesson_note"."second" between 0 and 86400),
	CONSTRAINT "lesson_note_paragraph" CHECK (char_length("lesson_note"."paragraph") between 1 and 64),
	CONSTRAINT "lesson_note_place" CHECK ("lesson_note"."second" is null or "lesson_note"."paragraph" is null)
);
--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_note" ADD CONSTRAINT "lesson_note_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_note_course" ON "lesson_note" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lesson_note_lesson" ON "lesson_note" USING btree ("lesson_id");