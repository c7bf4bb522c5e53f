CREATE TABLE "order_listing" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"state" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"surname" text NOT NULL,
	"name" text NOT NULL,
	"invoice_key" bigint,
	"is_invoiced" boolean NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "table_export" DROP CONSTRAINT "table_export_kind";--> statement-breakpoint
ALTER TABLE "order_listing" ADD CONSTRAINT "order_listing_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_listing_time" ON "order_listing" USING btree ("ordered_at","order_id","state","number");--> statement-breakpoint
CREATE INDEX "order_listing_state" ON "order_listing" USING btree ("state","ordered_at","order_id");--> statement-breakpoint
CREATE INDEX "order_listing_number" ON "order_listing" USING btree ("number","order_id","state");--> statement-breakpoint
CREATE INDEX "order_listing_buyer" ON "order_listing" USING btree ("surname","name","order_id","state");--> statement-breakpoint
CREATE INDEX "order_listing_invoice" ON "order_listing" USING btree ("invoice_key","order_id","state") WHERE "order_listing"."invoice_key" is not null;--> statement-breakpoint
CREATE INDEX "order_listing_invoiced" ON "order_listing" USING btree ("ordered_at","order_id") WHERE "order_listing"."is_invoiced";--> statement-breakpoint
CREATE INDEX "order_listing_user" ON "order_listing" USING btree ("user_id","ordered_at","order_id");--> statement-breakpoint
ALTER TABLE "table_export" ADD CONSTRAINT "table_export_kind" CHECK (coalesce("table_export"."query" ->> 'table', 'orders') = case "table_export"."table_kind"
        when 0 then 'users' when 1 then 'orders' when 2 then 'redemptions' when 10 then 'audit'
        when 11 then 'badges' else '' end);