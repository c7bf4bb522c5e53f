CREATE TABLE "electronic_invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "electronic_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"credit_note_id" integer,
	"file_name" text,
	"xml" text,
	"handed_over_at" timestamp with time zone,
	CONSTRAINT "electronic_invoice_credit_note_id_unique" UNIQUE("credit_note_id"),
	CONSTRAINT "electronic_invoice_file_name_unique" UNIQUE("file_name"),
	CONSTRAINT "electronic_invoice_made" CHECK (("electronic_invoice"."file_name" is null) = ("electronic_invoice"."xml" is null)),
	CONSTRAINT "electronic_invoice_handed" CHECK ("electronic_invoice"."handed_over_at" is null or "electronic_invoice"."xml" is not null)
);
--> statement-breakpoint
ALTER TABLE "electronic_invoice" ADD CONSTRAINT "electronic_invoice_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electronic_invoice" ADD CONSTRAINT "electronic_invoice_credit_note_id_credit_note_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_note"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "electronic_invoice_of_order" ON "electronic_invoice" USING btree ("order_id") WHERE "electronic_invoice"."credit_note_id" is null;--> statement-breakpoint
CREATE INDEX "electronic_invoice_due" ON "electronic_invoice" USING btree ("id") WHERE "electronic_invoice"."handed_over_at" is null;