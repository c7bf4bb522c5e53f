ALTER TABLE "table_export" DROP CONSTRAINT "table_export_kind";--> statement-breakpoint
ALTER TABLE "table_export" ADD CONSTRAINT "table_export_kind" CHECK (coalesce("table_export"."query" ->> 'table', 'orders') = case "table_export"."table_kind"
        when 0 then 'users' when 1 then 'orders' when 2 then 'redemptions' when 10 then 'audit'
        when 11 then 'badges' when 12 then 'credits' when 13 then 'subscribers' else '' end);