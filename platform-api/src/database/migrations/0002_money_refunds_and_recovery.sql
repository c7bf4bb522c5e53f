-- oldest reader: 0002_money_refunds_and_recovery.sql
-- The version before does not say how much was captured, which a captured attempt must from now on.
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer,
	"cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refund_key_unique" UNIQUE("key"),
	CONSTRAINT "refund_amount" CHECK ("refund"."cents" > 0),
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('requested', 'done', 'failed')),
	CONSTRAINT "refund_settled" CHECK (("refund"."state" = 'requested') = ("refund"."settled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_audit" DROP CONSTRAINT "order_audit_pkey";--> statement-breakpoint
ALTER TABLE "order_audit" ALTER COLUMN "seq" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_audit" ALTER COLUMN "previous_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_audit" ALTER COLUMN "hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_audit" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "order_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "captured_cents" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "refund_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "next_check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_line_id_customer_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."customer_order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_attempt" ON "refund" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_line" ON "refund" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("next_try_at") WHERE "refund"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "refund_failed" ON "refund" USING btree ("requested_at") WHERE "refund"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "order_audit_unsealed" ON "order_audit" USING btree ("id") WHERE "order_audit"."seq" is null;--> statement-breakpoint
CREATE INDEX "customer_order_unpaid" ON "customer_order" USING btree ("id","ordered_at") WHERE "customer_order"."state" in ('Ordinato', 'Bozza');--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_check_at") WHERE "payment_attempt"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_settled" ON "payment_attempt" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE "order_audit" ADD CONSTRAINT "order_audit_seq_unique" UNIQUE("seq");--> statement-breakpoint
ALTER TABLE "order_audit" ADD CONSTRAINT "order_audit_sealed" CHECK (("order_audit"."seq" is null) = ("order_audit"."hash" is null) and ("order_audit"."seq" is null) = ("order_audit"."previous_hash" is null));--> statement-breakpoint
-- What was captured is the amount of the attempt, and until now a refund gave back all of it.
UPDATE "payment_attempt" SET "captured_cents" = "amount_cents",
	"refund_cents" = CASE WHEN "state" = 'captured' THEN 0 ELSE "amount_cents" END
	WHERE "state" IN ('captured', 'refunding', 'refunded');--> statement-breakpoint
-- The provider knows a refund under way by the id of its attempt.
INSERT INTO "refund" ("id", "key", "attempt_id", "order_id", "cents", "reason", "state", "next_try_at", "requested_at", "settled_at")
	SELECT a."id", 'capture ' || a."id", a."id", a."order_id", a."amount_cents",
		CASE WHEN o."state" = 'Pagato' THEN 'paid_twice' WHEN o."cancelled_at" IS NULL THEN 'order_closed' ELSE 'cancellation' END,
		CASE WHEN a."state" = 'refunded' THEN 'done' ELSE 'requested' END, now(),
		coalesce(a."settled_at", now()), CASE WHEN a."state" = 'refunded' THEN coalesce(a."settled_at", now()) END
	FROM "payment_attempt" a JOIN "customer_order" o ON o."id" = a."order_id" WHERE a."state" IN ('refunding', 'refunded');--> statement-breakpoint
UPDATE "payment_attempt" SET "next_check_at" = now() WHERE "state" IN ('new', 'session_open');--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_captured_cents" CHECK (("payment_attempt"."state" in ('captured', 'refunding', 'refunded')) = ("payment_attempt"."captured_cents" is not null));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_refund_cents" CHECK ("payment_attempt"."refund_cents" >= 0 and "payment_attempt"."refund_cents" <= coalesce("payment_attempt"."captured_cents", 0));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_money_kept" CHECK ("payment_attempt"."captured_cents" is null or ("payment_attempt"."state" = 'captured') = ("payment_attempt"."refund_cents" < "payment_attempt"."captured_cents"));