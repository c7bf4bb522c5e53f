CREATE TABLE "company_credential" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"vat_number" text NOT NULL,
	"company_email" text NOT NULL,
	"state" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_credential_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "company_credential_reference_unique" UNIQUE("reference"),
	CONSTRAINT "company_credential_state" CHECK ("company_credential"."state" in (0, 1, 2, 3, 4, 5, 6, 7, 666)),
	CONSTRAINT "company_credential_sequence" CHECK ("company_credential"."sequence" >= 0 and ("company_credential"."state" = 0) = ("company_credential"."sequence" = 0)),
	CONSTRAINT "company_credential_reference" CHECK ("company_credential"."state" = 0 or "company_credential"."reference" is not null),
	CONSTRAINT "company_credential_vat" CHECK ("company_credential"."vat_number" ~ '^[0-9]{11}$')
);
--> statement-breakpoint
ALTER TABLE "company_credential" ADD CONSTRAINT "company_credential_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;