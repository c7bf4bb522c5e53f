DROP INDEX "course_refresher_of";--> statement-breakpoint
CREATE INDEX "course_refresher" ON "course" USING btree ("refresher_id");