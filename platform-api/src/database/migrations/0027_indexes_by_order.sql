CREATE INDEX "order_coupon_order" ON "order_coupon" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "electronic_invoice_order" ON "electronic_invoice" USING btree ("order_id");