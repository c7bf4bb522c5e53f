DROP INDEX "account_surname";--> statement-breakpoint
DROP INDEX "customer_order_placed";--> statement-breakpoint
CREATE INDEX "account_paged_surname" ON "account" USING btree ("surname","name","id") WHERE "account"."status" = 'active';--> statement-breakpoint
CREATE INDEX "account_paged_name" ON "account" USING btree ("name","surname","id") WHERE "account"."status" = 'active';--> statement-breakpoint
CREATE INDEX "badge_paged" ON "badge" USING btree ("acquired_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "customer_order_paged" ON "customer_order" USING btree ("ordered_at","id","state") WHERE "customer_order"."state" <> 'Bozza';--> statement-breakpoint
CREATE INDEX "customer_order_paged_number" ON "customer_order" USING btree ("number","id","state") WHERE "customer_order"."state" <> 'Bozza';--> statement-breakpoint
CREATE INDEX "customer_order_revenue" ON "customer_order" USING btree ("paid_at","total_cents") WHERE "customer_order"."state" in ('Pagato', 'Richiesta Annullamento');