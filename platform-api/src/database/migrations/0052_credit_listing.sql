CREATE TABLE "credit_movement" (
	"entry_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bucket" text NOT NULL,
	"type" text NOT NULL,
	"cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_movement_entry_id_account_id_pk" PRIMARY KEY("entry_id","account_id"),
	CONSTRAINT "credit_movement_kind" CHECK ("credit_movement"."kind" in ('earned', 'reversed', 'spent', 'returned', 'redemption', 'lapsed')),
	CONSTRAINT "credit_movement_bucket" CHECK ("credit_movement"."bucket" in ('issued', 'spent', 'lapsed', 'redeemed'))
);
--> statement-breakpoint
ALTER TABLE "table_export" DROP CONSTRAINT "table_export_kind";--> statement-breakpoint
ALTER TABLE "credit_movement" ADD CONSTRAINT "credit_movement_posting" FOREIGN KEY ("entry_id","account_id") REFERENCES "public"."credit_posting"("entry_id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_movement_time" ON "credit_movement" USING btree ("at","entry_id");--> statement-breakpoint
CREATE INDEX "credit_movement_sums" ON "credit_movement" USING btree ("bucket","at","cents");--> statement-breakpoint
ALTER TABLE "table_export" ADD CONSTRAINT "table_export_kind" CHECK (coalesce("table_export"."query" ->> 'table', 'orders') = case "table_export"."table_kind"
        when 0 then 'users' when 1 then 'orders' when 2 then 'redemptions' when 10 then 'audit'
        when 11 then 'badges' when 12 then 'credits' else '' end);