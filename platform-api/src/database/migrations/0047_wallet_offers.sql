CREATE TABLE "wallet_nonce_used" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_credential" (
	"offer_id" uuid NOT NULL,
	"form" text NOT NULL,
	"key_thumbprint" text,
	"notification_id" text NOT NULL,
	"event" text,
	CONSTRAINT "wallet_credential_offer_id_form_pk" PRIMARY KEY("offer_id","form"),
	CONSTRAINT "wallet_credential_notification_id_unique" UNIQUE("notification_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"badge_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"transaction_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_offer_badge_id_unique" UNIQUE("badge_id"),
	CONSTRAINT "wallet_offer_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "wallet_offer_attempts" CHECK ("wallet_offer"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "wallet_token" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "wallet_credential" ADD CONSTRAINT "wallet_credential_offer_id_wallet_token_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."wallet_token"("offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_offer" ADD CONSTRAINT "wallet_offer_badge_id_badge_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_token" ADD CONSTRAINT "wallet_token_offer_id_wallet_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."wallet_offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_nonce_used_expires" ON "wallet_nonce_used" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_offer_expires" ON "wallet_offer" USING btree ("expires_at");