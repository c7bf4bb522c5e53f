CREATE TABLE "table_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"format" text NOT NULL,
	"query" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"file_name" text,
	"size_bytes" bigint,
	"expires_at" timestamp with time zone,
	"downloaded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "table_export" ADD CONSTRAINT "table_export_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "table_export_one_under_way" ON "table_export" USING btree ("user_id","fingerprint") WHERE "table_export"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "table_export_user" ON "table_export" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "table_export_time" ON "table_export" USING btree ("requested_at");