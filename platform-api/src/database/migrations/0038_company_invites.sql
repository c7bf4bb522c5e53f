CREATE TABLE "company_invite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"sent" integer NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voucher_mail" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "voucher_mail" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "voucher_mail" ADD COLUMN "is_uncertain" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_invite" ADD CONSTRAINT "company_invite_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_invite_company" ON "company_invite" USING btree ("company_id");--> statement-breakpoint
-- accepted: the version before writes neither column
ALTER TABLE "voucher_mail" ADD CONSTRAINT "voucher_mail_claim" CHECK (("voucher_mail"."claim" is null) = ("voucher_mail"."claimed_at" is null));--> statement-breakpoint
-- accepted: the version before leaves it false
ALTER TABLE "voucher_mail" ADD CONSTRAINT "voucher_mail_uncertain" CHECK (not "voucher_mail"."is_uncertain" or "voucher_mail"."sent_at" is not null);