ALTER TABLE "voucher" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "progress_shared_at" timestamp with time zone;--> statement-breakpoint
-- accepted: the version before does not write the column
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_company" ON "voucher" USING btree ("company_id","id");--> statement-breakpoint
-- accepted: the version before writes neither column, and keeps what a redeemed voucher has in both
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_progress_shared" CHECK ("voucher"."progress_shared_at" is null or "voucher"."company_id" is not null);--> statement-breakpoint
UPDATE "voucher" SET "company_id" = "company"."id" FROM "customer_order", "company" WHERE "customer_order"."id" = "voucher"."order_id" AND "company"."vat_number" = "customer_order"."billing"->'company'->>'vatNumber';
