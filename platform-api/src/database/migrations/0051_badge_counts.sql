CREATE INDEX "badge_months" ON "badge" USING btree ("acquired_at","type");--> statement-breakpoint
CREATE INDEX "badge_course" ON "badge" USING btree ("course_id","type");