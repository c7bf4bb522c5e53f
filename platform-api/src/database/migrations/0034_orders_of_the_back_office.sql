CREATE INDEX "customer_order_placed" ON "customer_order" USING btree ("ordered_at","id") WHERE "customer_order"."state" <> 'Bozza';--> statement-breakpoint
CREATE INDEX "customer_order_by_state" ON "customer_order" USING btree ("state","ordered_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_buyer" ON "customer_order" USING btree (("billing"->>'surname'),("billing"->>'name'),"id");