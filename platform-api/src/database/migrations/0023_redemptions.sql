CREATE TABLE "redemption_document" (
	"file_ref" text PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "redemption_document_once" UNIQUE("request_id","kind"),
	CONSTRAINT "redemption_document_kind" CHECK ("redemption_document"."kind" in ('withholding', 'occasional'))
);
--> statement-breakpoint
CREATE TABLE "redemption_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redemption_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemption_log_once" UNIQUE("request_id","event"),
	CONSTRAINT "redemption_log_event" CHECK ("redemption_log"."event" in ('asked', 'paid', 'refused', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "redemption_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redemption_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"type" text NOT NULL,
	"cents" bigint NOT NULL,
	"withheld_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"holder" text NOT NULL,
	"fiscal_code" text NOT NULL,
	"vat_number" text,
	"invoice_number" text,
	"email" text NOT NULL,
	"iban" text NOT NULL,
	"has_declaration" boolean NOT NULL,
	"has_contributions" boolean NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "redemption_request_once" UNIQUE("user_id","key"),
	CONSTRAINT "redemption_request_type" CHECK ("redemption_request"."type" in ('reward', 'profit_share')),
	CONSTRAINT "redemption_request_state" CHECK ("redemption_request"."state" in ('open', 'paid', 'refused', 'withdrawn')),
	CONSTRAINT "redemption_request_amount" CHECK ("redemption_request"."cents" > 0 and "redemption_request"."withheld_cents" between 0 and "redemption_request"."cents"),
	CONSTRAINT "redemption_request_company" CHECK (case when "redemption_request"."vat_number" is null then "redemption_request"."invoice_number" is null
        else "redemption_request"."invoice_number" is not null and "redemption_request"."withheld_cents" = 0 and not "redemption_request"."has_declaration" end),
	CONSTRAINT "redemption_request_resolved" CHECK (("redemption_request"."state" = 'open') = ("redemption_request"."resolved_at" is null)),
	CONSTRAINT "redemption_request_refusal" CHECK (("redemption_request"."state" = 'refused') = ("redemption_request"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "credit_account" DROP CONSTRAINT "credit_account_bucket";--> statement-breakpoint
ALTER TABLE "credit_entry" DROP CONSTRAINT "credit_entry_kind";--> statement-breakpoint
ALTER TABLE "redemption_document" ADD CONSTRAINT "redemption_document_request_id_redemption_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."redemption_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_log" ADD CONSTRAINT "redemption_log_request_id_redemption_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."redemption_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_log" ADD CONSTRAINT "redemption_log_actor_id_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_request" ADD CONSTRAINT "redemption_request_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemption_log_actor" ON "redemption_log" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_request_one_open" ON "redemption_request" USING btree ("user_id","type") WHERE "redemption_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "redemption_request_state" ON "redemption_request" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_bucket" CHECK (case when "credit_account"."user_id" is null then "credit_account"."bucket" in ('issued', 'lapsed', 'redeemed')
        else "credit_account"."bucket" in ('pending', 'available', 'coupon', 'redemption', 'owed') end);--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_kind" CHECK ("credit_entry"."kind" in ('earned', 'released', 'reversed', 'coupon', 'lapsed', 'redemption'));