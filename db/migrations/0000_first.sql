CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"market" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answers_version" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"original_currency" text NOT NULL,
	"geo_detection_method" text NOT NULL,
	"geo_detected_country" text,
	"currency_override_at" timestamp with time zone,
	"submission_locale" text NOT NULL,
	"submission_id" uuid,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "draft_market_known" CHECK ("drafts"."market" in ('uk', 'us', 'ca')),
	CONSTRAINT "draft_currency_known" CHECK ("drafts"."original_currency" in ('GBP', 'USD', 'CAD')),
	CONSTRAINT "draft_method_known" CHECK ("drafts"."geo_detection_method" in ('manual', 'ip'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" in ('customer_confirmation', 'firm_notice'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"way" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"currency" text NOT NULL,
	"billing_request_id" text,
	"flow_id" text,
	"authorisation_url" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_billing_request_id_unique" UNIQUE("billing_request_id"),
	CONSTRAINT "attempt_way_known" CHECK ("payment_attempts"."way" in ('billing_request', 'plan_link')),
	CONSTRAINT "attempt_status_known" CHECK ("payment_attempts"."status" in ('open', 'fulfilled', 'superseded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"resource_type" text NOT NULL,
	"action" text NOT NULL,
	"links" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"resource_metadata" jsonb NOT NULL,
	"submission_id" uuid,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "move_from_known" CHECK ("payment_moves"."from_status" in ('pending', 'processing', 'confirmed', 'cancelled', 'failed', 'abandoned')),
	CONSTRAINT "move_to_known" CHECK ("payment_moves"."to_status" in ('pending', 'processing', 'confirmed', 'cancelled', 'failed', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "onboarding_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"owner_token_hash" text NOT NULL,
	"plan_type" text NOT NULL,
	"plan_price" numeric(12,2) NOT NULL,
	"has_rollover" boolean NOT NULL,
	"rollover_price" numeric(12,2) NOT NULL,
	"transaction_limit" integer NOT NULL,
	"account_limit" integer,
	"currency" text NOT NULL,
	"service_country" text NOT NULL,
	"business_name" text NOT NULL,
	"business_registration_number" text,
	"business_number_type" text NOT NULL,
	"directors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"contact_phone_e164" text,
	"accounting_software" text NOT NULL,
	"terms_accepted" boolean NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"terms_version" text NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"registered_address_line1" text,
	"registered_address_line2" text,
	"registered_address_city" text,
	"registered_address_region" text,
	"registered_address_postal_code" text,
	"registered_address_country" text NOT NULL,
	"base_plan_price_gbp" numeric(12,2) NOT NULL,
	"base_rollover_price_gbp" numeric(12,2) NOT NULL,
	"currency_multiplier" numeric(6, 3) NOT NULL,
	"original_currency" text NOT NULL,
	"geo_detection_method" text NOT NULL,
	"geo_detected_country" text,
	"currency_override_at" timestamp with time zone,
	"submission_locale" text NOT NULL,
	"additional_data" jsonb NOT NULL,
	"customer_id" text,
	"mandate_id" text,
	"mandate_reference" text,
	"subscription_id" text,
	"first_payment_on" date,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_submissions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "onboarding_submissions_draft_id_unique" UNIQUE("draft_id"),
	CONSTRAINT "onboarding_submissions_mandate_id_unique" UNIQUE("mandate_id"),
	CONSTRAINT "onboarding_submissions_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "plan_type_known" CHECK ("onboarding_submissions"."plan_type" in ('starter', 'professional', 'multi_entity')),
	CONSTRAINT "currency_known" CHECK ("onboarding_submissions"."currency" in ('GBP', 'USD', 'CAD')),
	CONSTRAINT "original_currency_known" CHECK ("onboarding_submissions"."original_currency" in ('GBP', 'USD', 'CAD')),
	CONSTRAINT "service_country_known" CHECK ("onboarding_submissions"."service_country" in ('UK', 'USA', 'Canada')),
	CONSTRAINT "registered_address_country_known" CHECK ("onboarding_submissions"."registered_address_country" in ('UK', 'USA', 'Canada')),
	CONSTRAINT "business_number_type_known" CHECK ("onboarding_submissions"."business_number_type" in ('companies_house', 'ein', 'bn')),
	CONSTRAINT "accounting_software_known" CHECK ("onboarding_submissions"."accounting_software" in ('xero', 'quickbooks', 'freeagent')),
	CONSTRAINT "payment_status_known" CHECK ("onboarding_submissions"."payment_status" in ('pending', 'processing', 'confirmed', 'cancelled', 'failed', 'abandoned')),
	CONSTRAINT "geo_detection_method_known" CHECK ("onboarding_submissions"."geo_detection_method" in ('manual', 'ip')),
	CONSTRAINT "business_name_length" CHECK (char_length("onboarding_submissions"."business_name") <= 2400),
	CONSTRAINT "contact_name_length" CHECK (char_length("onboarding_submissions"."contact_name") <= 1200),
	CONSTRAINT "contact_email_length" CHECK (char_length("onboarding_submissions"."contact_email") <= 3060),
	CONSTRAINT "business_name_given" CHECK (btrim("onboarding_submissions"."business_name") <> ''),
	CONSTRAINT "contact_name_given" CHECK (btrim("onboarding_submissions"."contact_name") <> ''),
	CONSTRAINT "terms_are_accepted" CHECK ("onboarding_submissions"."terms_accepted"),
	CONSTRAINT "prices_not_negative" CHECK ("onboarding_submissions"."plan_price" >= 0 and "onboarding_submissions"."rollover_price" >= 0),
	CONSTRAINT "rollover_priced" CHECK ("onboarding_submissions"."has_rollover" = ("onboarding_submissions"."rollover_price" > 0)),
	CONSTRAINT "portfolio_has_no_rollover" CHECK (not ("onboarding_submissions"."has_rollover" and "onboarding_submissions"."plan_type" = 'multi_entity')),
	CONSTRAINT "confirmed_has_mandate" CHECK ("onboarding_submissions"."payment_status" <> 'confirmed' or "onboarding_submissions"."mandate_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_expiring" ON "drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "payment_attempts" USING btree ("submission_id") WHERE "payment_attempts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "attempts_of_submission" ON "payment_attempts" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "events_unprocessed" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "moves_of_submission" ON "payment_moves" USING btree ("submission_id");