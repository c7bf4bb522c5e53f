ALTER TABLE "exam_attempt_question" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempt" ADD COLUMN "screen" text DEFAULT '' NOT NULL;