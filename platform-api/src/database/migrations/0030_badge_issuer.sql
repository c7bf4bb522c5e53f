CREATE TABLE "badge_status" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "badge_status_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"badge_id" uuid NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "badge_status_badge_id_unique" UNIQUE("badge_id")
);
--> statement-breakpoint
CREATE TABLE "badge_earlier_credential" (
	"badge_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"credential_id" text NOT NULL,
	"issuer" text NOT NULL,
	"salt" text NOT NULL,
	"transaction_id" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_earlier_credential_badge_id_hash_pk" PRIMARY KEY("badge_id","hash")
);
--> statement-breakpoint
CREATE TABLE "issuer_address" (
	"public_url" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issuer_key" (
	"public_key" text PRIMARY KEY NOT NULL,
	"seal" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "badge_earlier_credential" ADD CONSTRAINT "badge_earlier_credential_badge_id_badge_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badge"("id") ON DELETE cascade ON UPDATE no action;