CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"market" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"companies" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "lead_market_known" CHECK ("leads"."market" in ('uk', 'us', 'ca')),
	CONSTRAINT "lead_source_known" CHECK ("leads"."source" in ('home', 'banks', 'franchises', 'talk')),
	CONSTRAINT "lead_kind_known" CHECK ("leads"."kind" in ('portfolio', 'bank', 'franchise')),
	CONSTRAINT "lead_stage_known" CHECK ("leads"."stage" in ('new', 'answered', 'won', 'lost')),
	CONSTRAINT "lead_name_given" CHECK (btrim("leads"."name") <> ''),
	CONSTRAINT "lead_email_given" CHECK (btrim("leads"."email") <> ''),
	CONSTRAINT "lead_name_length" CHECK (char_length("leads"."name") <= 1200),
	CONSTRAINT "lead_email_length" CHECK (char_length("leads"."email") <= 3060),
	CONSTRAINT "lead_note_length" CHECK (char_length("leads"."note") <= 24000),
	CONSTRAINT "lead_companies_counted" CHECK ("leads"."companies" between 1 and 9999999)
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
CREATE INDEX "leads_sent" ON "leads" USING btree ("sent_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" in ('sign_up_notice', 'customer_confirmation', 'firm_notice', 'debit_ended', 'firm_alarm', 'continue_link', 'lead_notice', 'payment_event'));