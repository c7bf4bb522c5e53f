CREATE TABLE "exam_external_result" (
	"issuer" text NOT NULL,
	"report_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exam_external_result_issuer_report_id_pk" PRIMARY KEY("issuer","report_id")
);
--> statement-breakpoint
ALTER TABLE "cart_item" DROP CONSTRAINT "cart_item_once";--> statement-breakpoint
ALTER TABLE "exam_external_result" ADD CONSTRAINT "exam_external_result_attempt_id_exam_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_external_result_attempt" ON "exam_external_result" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "exam_attempt_right" ON "exam_attempt" USING btree ("right_id");--> statement-breakpoint
CREATE INDEX "exam_extra_time_user" ON "exam_extra_time" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "exam_right_course" ON "exam_right" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_once" UNIQUE("cart_id","course_id","article_kind");