ALTER TABLE "lesson" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "content_digest" text;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "lesson_pictures" ON "lesson" USING gin ("pictures");--> statement-breakpoint
-- accepted: the version before writes neither column, and null in both holds
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_content" CHECK (("lesson"."content" is null) = ("lesson"."content_digest" is null));