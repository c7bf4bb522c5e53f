CREATE TABLE "coupon_return" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"order_coupon_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_return_key_unique" UNIQUE("key"),
	CONSTRAINT "coupon_return_amount" CHECK ("coupon_return"."cents" > 0),
	CONSTRAINT "coupon_return_reason" CHECK ("coupon_return"."reason" in ('owned_already', 'cancellation', 'goodwill'))
);
--> statement-breakpoint
CREATE TABLE "order_coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"reward_cents" bigint NOT NULL,
	"profit_share_cents" bigint NOT NULL,
	"returned_reward_cents" bigint DEFAULT 0 NOT NULL,
	"returned_profit_share_cents" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "order_coupon_state" CHECK ("order_coupon"."state" in ('ordered', 'spent', 'given_up')),
	CONSTRAINT "order_coupon_settled" CHECK (("order_coupon"."state" = 'ordered') = ("order_coupon"."settled_at" is null)),
	CONSTRAINT "order_coupon_amount" CHECK ("order_coupon"."reward_cents" >= 0 and "order_coupon"."profit_share_cents" >= 0 and "order_coupon"."reward_cents" + "order_coupon"."profit_share_cents" > 0),
	CONSTRAINT "order_coupon_returned" CHECK ("order_coupon"."returned_reward_cents" between 0 and "order_coupon"."reward_cents"
        and "order_coupon"."returned_profit_share_cents" between 0 and "order_coupon"."profit_share_cents"
        and ("order_coupon"."state" = 'spent' or "order_coupon"."returned_reward_cents" + "order_coupon"."returned_profit_share_cents" = 0))
);
--> statement-breakpoint
ALTER TABLE "credit_account" DROP CONSTRAINT "credit_account_bucket";--> statement-breakpoint
ALTER TABLE "credit_entry" DROP CONSTRAINT "credit_entry_kind";--> statement-breakpoint
ALTER TABLE "coupon_return" ADD CONSTRAINT "coupon_return_order_coupon_id_order_coupon_id_fk" FOREIGN KEY ("order_coupon_id") REFERENCES "public"."order_coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_return" ADD CONSTRAINT "coupon_return_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_return" ADD CONSTRAINT "coupon_return_order_line_id_customer_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."customer_order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupon" ADD CONSTRAINT "order_coupon_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_coupon" ADD CONSTRAINT "order_coupon_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_return_coupon" ON "coupon_return" USING btree ("order_coupon_id");--> statement-breakpoint
CREATE INDEX "coupon_return_order" ON "coupon_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coupon_return_line" ON "coupon_return" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_coupon_one" ON "order_coupon" USING btree ("order_id") WHERE "order_coupon"."state" <> 'given_up';--> statement-breakpoint
CREATE INDEX "order_coupon_user" ON "order_coupon" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_coupon_waiting" ON "order_coupon" USING btree ("order_id","ordered_at") WHERE "order_coupon"."state" = 'ordered';--> statement-breakpoint
-- accepted: wider than before, and the version before writes only what it allowed
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_bucket" CHECK (case when "credit_account"."user_id" is null then "credit_account"."bucket" in ('issued', 'spent', 'lapsed', 'redeemed')
        else "credit_account"."bucket" in ('pending', 'available', 'coupon', 'ordered', 'redemption', 'owed') end);--> statement-breakpoint
-- accepted: wider than before, and the version before writes only what it allowed
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_kind" CHECK ("credit_entry"."kind" in ('earned', 'released', 'reversed', 'coupon', 'ordered', 'spent', 'returned', 'lapsed', 'redemption'));