CREATE TABLE "credit_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"type" text NOT NULL,
	"bucket" text NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_account_of" UNIQUE NULLS NOT DISTINCT("user_id","type","bucket"),
	CONSTRAINT "credit_account_type" CHECK ("credit_account"."type" in ('reward', 'profit_share')),
	CONSTRAINT "credit_account_bucket" CHECK (case when "credit_account"."user_id" is null then "credit_account"."bucket" in ('issued', 'lapsed')
        else "credit_account"."bucket" in ('pending', 'available', 'coupon', 'owed') end),
	CONSTRAINT "credit_account_balance" CHECK (case when "credit_account"."user_id" is null then "credit_account"."balance_cents" = 0
        when "credit_account"."bucket" = 'owed' then "credit_account"."balance_cents" <= 0
        else "credit_account"."balance_cents" >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "credit_earning" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_earning_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"seats" integer NOT NULL,
	"cents" bigint NOT NULL,
	"reversed_cents" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_earning_once" UNIQUE("order_line_id","type","user_id"),
	CONSTRAINT "credit_earning_type" CHECK ("credit_earning"."type" in ('reward', 'profit_share')),
	CONSTRAINT "credit_earning_state" CHECK ("credit_earning"."state" in ('pending', 'available', 'closed')),
	CONSTRAINT "credit_earning_seats" CHECK ("credit_earning"."seats" between 1 and 999),
	CONSTRAINT "credit_earning_amount" CHECK ("credit_earning"."cents" > 0 and "credit_earning"."reversed_cents" between 0 and "credit_earning"."cents")
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"earning_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entry_key_unique" UNIQUE("key"),
	CONSTRAINT "credit_entry_kind" CHECK ("credit_entry"."kind" in ('earned', 'released', 'reversed', 'coupon', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "credit_posting" (
	"entry_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "credit_posting_entry_id_account_id_pk" PRIMARY KEY("entry_id","account_id"),
	CONSTRAINT "credit_posting_amount" CHECK ("credit_posting"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_earning" ADD CONSTRAINT "credit_earning_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_earning" ADD CONSTRAINT "credit_earning_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_earning" ADD CONSTRAINT "credit_earning_order_line_id_customer_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."customer_order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_earning" ADD CONSTRAINT "credit_earning_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_earning_id_credit_earning_id_fk" FOREIGN KEY ("earning_id") REFERENCES "public"."credit_earning"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_posting" ADD CONSTRAINT "credit_posting_entry_id_credit_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."credit_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_posting" ADD CONSTRAINT "credit_posting_account_id_credit_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_earning_user" ON "credit_earning" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_earning_order" ON "credit_earning" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_earning_course" ON "credit_earning" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "credit_earning_pending" ON "credit_earning" USING btree ("available_at") WHERE "credit_earning"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "credit_entry_earning" ON "credit_entry" USING btree ("earning_id");--> statement-breakpoint
CREATE INDEX "credit_posting_account" ON "credit_posting" USING btree ("account_id","entry_id");