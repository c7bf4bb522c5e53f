CREATE TABLE "credit_notarisation" (
	"entry_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"salt" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"transaction_id" text,
	"asset_id" bigint,
	"noted_at" timestamp with time zone,
	CONSTRAINT "credit_notarisation_entry_id_account_id_pk" PRIMARY KEY("entry_id","account_id"),
	CONSTRAINT "credit_notarisation_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "credit_notarisation_noted" CHECK (("credit_notarisation"."transaction_id" is null) = ("credit_notarisation"."noted_at" is null))
);
--> statement-breakpoint
ALTER TABLE "credit_notarisation" ADD CONSTRAINT "credit_notarisation_posting" FOREIGN KEY ("entry_id","account_id") REFERENCES "public"."credit_posting"("entry_id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notarisation_account" ON "credit_notarisation" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "credit_notarisation_waiting" ON "credit_notarisation" USING btree ("entry_id","account_id") WHERE "credit_notarisation"."transaction_id" is null;--> statement-breakpoint
INSERT INTO "credit_notarisation" ("entry_id", "account_id")
SELECT p."entry_id", p."account_id" FROM "credit_posting" p
JOIN "credit_account" a ON a."id" = p."account_id"
WHERE a."user_id" IS NOT NULL AND a."bucket" = 'available';
