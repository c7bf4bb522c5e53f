ALTER TABLE "table_export" ADD COLUMN "table_kind" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- accepted: the version before writes neither a kind nor a query of users
ALTER TABLE "table_export" ADD CONSTRAINT "table_export_kind" CHECK (("table_export"."table_kind" = 0) = ("table_export"."query" ->> 'table' is not distinct from 'users') and "table_export"."table_kind" in (0, 1));