CREATE INDEX "cart_item_course" ON "cart_item" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "category_macro_category" ON "category" USING btree ("macro_category_id");--> statement-breakpoint
CREATE INDEX "course_document_module" ON "course_document" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "course_document_lesson" ON "course_document" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "course_module_professor" ON "course_module" USING btree ("professor_id");--> statement-breakpoint
CREATE INDEX "session_company" ON "session" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "newsletter_registration_course" ON "newsletter_registration" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "promotion_link_course" ON "promotion_link" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "survey_reply_survey" ON "survey_reply" USING btree ("survey_id");--> statement-breakpoint
CREATE INDEX "voucher_course" ON "voucher" USING btree ("course_id");