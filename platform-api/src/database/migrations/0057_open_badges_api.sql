CREATE TABLE "backpack_client" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "backpack_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"allowed_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "backpack_consent_once" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "backpack_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"scopes" text[] NOT NULL,
	"code_expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "backpack_grant_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "backpack_grant_scopes" CHECK (cardinality("backpack_grant"."scopes") > 0)
);
--> statement-breakpoint
CREATE TABLE "backpack_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "backpack_token_kind" CHECK ("backpack_token"."kind" in ('access', 'refresh'))
);
--> statement-breakpoint
ALTER TABLE "backpack_consent" ADD CONSTRAINT "backpack_consent_client_id_backpack_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."backpack_client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backpack_grant" ADD CONSTRAINT "backpack_grant_consent_id_backpack_consent_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."backpack_consent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backpack_token" ADD CONSTRAINT "backpack_token_grant_id_backpack_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."backpack_grant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backpack_client_unused" ON "backpack_client" USING btree ("registered_at") WHERE "backpack_client"."used_at" is null;--> statement-breakpoint
CREATE INDEX "backpack_consent_client" ON "backpack_consent" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "backpack_grant_consent" ON "backpack_grant" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "backpack_grant_ends" ON "backpack_grant" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "backpack_token_grant" ON "backpack_token" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "backpack_token_expires" ON "backpack_token" USING btree ("expires_at");