CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"fields" text[] NOT NULL,
	CONSTRAINT "audit_act_known" CHECK ("audit_entries"."act" in ('signed_in', 'session_ended', 'passkey_added', 'passkey_removed', 'recovery_mailed', 'operator_invited', 'role_set', 'operator_removed', 'viewed', 'searched', 'exported', 'stage_set', 'owner_set', 'note_added', 'todo_done', 'todo_tried', 'letter_sent', 'undone', 'contact_corrected', 'provider_asked', 'mail_sent_again', 'subscription_cancelled', 'duplicate_cancelled', 'payment_retried', 'erased', 'job_retried', 'job_dropped', 'event_run_again')),
	CONSTRAINT "audit_subject_known" CHECK ("audit_entries"."subject" in ('operator', 'session', 'sign_up', 'draft', 'lead', 'list', 'person', 'job', 'event'))
);
--> statement-breakpoint
CREATE TABLE "audit_values" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"from_address" text,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"operator_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone,
	"aaguid" text,
	CONSTRAINT "operator_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"operator_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "operator_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text,
	"invited_by" text,
	"invited_until" timestamp with time zone,
	"daily_mail_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_email_unique" UNIQUE("email"),
	CONSTRAINT "operator_role_known" CHECK ("operators"."role" in ('viewer', 'member', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"parameters" jsonb NOT NULL,
	CONSTRAINT "list_view_named_once" UNIQUE("operator_id","list","name")
);
--> statement-breakpoint
CREATE TABLE "operator_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"lead_id" uuid,
	"author" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_about_one" CHECK (num_nonnulls("operator_notes"."submission_id", "operator_notes"."lead_id") = 1),
	CONSTRAINT "note_given" CHECK (btrim("operator_notes"."text") <> ''),
	CONSTRAINT "note_length" CHECK (char_length("operator_notes"."text") <= 24000)
);
--> statement-breakpoint
CREATE TABLE "todo_marks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"lead_id" uuid,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mark_outcome_known" CHECK ("todo_marks"."outcome" in ('done', 'tried')),
	CONSTRAINT "tried_is_due_again" CHECK (("todo_marks"."outcome" = 'tried') = ("todo_marks"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "confirmation_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"use" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmation_key_once" UNIQUE("token_hash","submission_id"),
	CONSTRAINT "confirmation_key_use_known" CHECK ("confirmation_keys"."use" in ('browser', 'link'))
);
--> statement-breakpoint
CREATE TABLE "draft_keys" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"use" text NOT NULL,
	"contact_email" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_use_known" CHECK ("draft_keys"."use" in ('browser', 'link', 'moved')),
	CONSTRAINT "key_contact_email_length" CHECK (char_length("draft_keys"."contact_email") <= 3060)
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"market" text NOT NULL,
	"edition" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answers_version" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"original_currency" text NOT NULL,
	"geo_detection_method" text NOT NULL,
	"geo_detected_country" text,
	"currency_override_at" timestamp with time zone,
	"submission_locale" text NOT NULL,
	"attribution" jsonb,
	"trap_filled" boolean DEFAULT false NOT NULL,
	"link_email" text,
	"french_shown_at" timestamp with time zone,
	"refused_answer" json,
	"submission_id" uuid,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_market_known" CHECK ("drafts"."market" in ('uk', 'us', 'ca')),
	CONSTRAINT "draft_currency_known" CHECK ("drafts"."original_currency" in ('GBP', 'USD', 'CAD')),
	CONSTRAINT "draft_method_known" CHECK ("drafts"."geo_detection_method" in ('manual', 'ip')),
	CONSTRAINT "draft_edition_length" CHECK (char_length("drafts"."edition") <= 35),
	CONSTRAINT "draft_country_length" CHECK (char_length("drafts"."geo_detected_country") <= 2),
	CONSTRAINT "draft_locale_length" CHECK (char_length("drafts"."submission_locale") <= 35),
	CONSTRAINT "draft_link_email_length" CHECK (char_length("drafts"."link_email") <= 3060),
	CONSTRAINT "draft_refused_answer_size" CHECK (octet_length("drafts"."refused_answer"::text) <= 320000),
	CONSTRAINT "draft_submitted_once" CHECK (("drafts"."submitted_at" is null) = ("drafts"."submission_id" is null))
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done_until" timestamp with time zone,
	"resume_after" text,
	"resume_until" timestamp with time zone,
	"steady_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"market" text NOT NULL,
	"edition" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"companies" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"owner" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "lead_market_known" CHECK ("leads"."market" in ('uk', 'us', 'ca')),
	CONSTRAINT "lead_source_known" CHECK ("leads"."source" in ('home', 'banks', 'franchises', 'signUp', 'talk')),
	CONSTRAINT "lead_kind_known" CHECK ("leads"."kind" in ('portfolio', 'volume', 'bank', 'franchise', 'unregistered')),
	CONSTRAINT "lead_stage_known" CHECK ("leads"."stage" in ('new', 'answered', 'won', 'lost')),
	CONSTRAINT "lead_name_given" CHECK (btrim("leads"."name") <> ''),
	CONSTRAINT "lead_email_given" CHECK (btrim("leads"."email") <> ''),
	CONSTRAINT "lead_edition_length" CHECK (char_length("leads"."edition") <= 35),
	CONSTRAINT "lead_name_length" CHECK (char_length("leads"."name") <= 1200),
	CONSTRAINT "lead_email_length" CHECK (char_length("leads"."email") <= 3060),
	CONSTRAINT "lead_note_length" CHECK (char_length("leads"."note") <= 24000),
	CONSTRAINT "lead_companies_counted" CHECK ("leads"."companies" between 1 and 9999999)
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookups" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"waits_for" text,
	"waits_since" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"browser_hash" text,
	"way" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"amount" numeric(12,2) NOT NULL,
	"currency" text NOT NULL,
	"request_id" text,
	"mandate_id" text,
	"page_id" text,
	"authorisation_url" text,
	"expires_at" timestamp with time zone,
	"draft_version" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "payment_attempts_mandate_id_unique" UNIQUE("mandate_id"),
	CONSTRAINT "attempt_way_known" CHECK ("payment_attempts"."way" in ('mandate_request', 'plan_link')),
	CONSTRAINT "attempt_status_known" CHECK ("payment_attempts"."status" in ('open', 'superseded', 'fulfilled', 'over')),
	CONSTRAINT "attempt_currency_known" CHECK ("payment_attempts"."currency" in ('GBP', 'USD', 'CAD')),
	CONSTRAINT "attempt_amount_not_negative" CHECK ("payment_attempts"."amount" >= 0)
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
CREATE TABLE "webhook_refusals" (
	"hour" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"refused" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_refusals_hour_reason_pk" PRIMARY KEY("hour","reason"),
	CONSTRAINT "refusal_reason_known" CHECK ("webhook_refusals"."reason" in ('signature', 'environment', 'body')),
	CONSTRAINT "refusals_counted" CHECK ("webhook_refusals"."refused" > 0)
);
--> statement-breakpoint
CREATE TABLE "resume_mails" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "resume_mail_kind_known" CHECK ("resume_mails"."kind" in ('resume_after_hour', 'resume_after_day'))
);
--> statement-breakpoint
CREATE TABLE "stopped_addresses" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_times" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"rollover_at" timestamp with time zone,
	"business_at" timestamp with time zone,
	"contact_at" timestamp with time zone,
	"review_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "times_market_known" CHECK ("sign_up_times"."market" in ('uk', 'us', 'ca'))
);
--> statement-breakpoint
CREATE TABLE "onboarding_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"draft_version" integer DEFAULT 0 NOT NULL,
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
	"english_choice" jsonb,
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
	"edition" text NOT NULL,
	"accepted_edition" text NOT NULL,
	"additional_data" jsonb NOT NULL,
	"customer_id" text,
	"mandate_id" text,
	"mandate_reference" text,
	"subscription_id" text,
	"first_payment_on" date,
	"sent_to_bank_at" timestamp with time zone,
	"payment_cause" text,
	"set_up" text GENERATED ALWAYS AS (case
          when payment_status = 'confirmed' then 'confirmed'
          when payment_status = 'processing' then 'approved'
          when payment_status in ('cancelled', 'failed') and confirmed_at is not null then 'ended'
          when payment_status in ('cancelled', 'failed') or payment_cause = 'mandate_requests.bank_authorisation_failed' then 'refused'
          when sent_to_bank_at is null then 'not_begun'
          else 'sent' end) STORED NOT NULL,
	"last_payment" text DEFAULT 'none' NOT NULL,
	"last_payment_id" text,
	"last_payment_on" date,
	"last_payment_failure" text,
	"set_up_at" timestamp with time zone,
	"last_payment_at" timestamp with time zone,
	"statement_name" text,
	"payment_version" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"first_confirmed_at" timestamp with time zone,
	"stage" text DEFAULT 'new' NOT NULL,
	"stage_at" timestamp with time zone,
	"owner" text,
	"business_key" text collate "C",
	"contact_key" text collate "C",
	"source" text,
	"possible_duplicate_at" timestamp with time zone,
	"same_as" uuid,
	"erased_at" timestamp with time zone,
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
	CONSTRAINT "last_payment_known" CHECK ("onboarding_submissions"."last_payment" in ('none', 'due', 'taken', 'retried', 'failed', 'charged_back')),
	CONSTRAINT "stage_known" CHECK ("onboarding_submissions"."stage" in ('new', 'contacted', 'checks_done', 'live', 'lost')),
	CONSTRAINT "geo_detection_method_known" CHECK ("onboarding_submissions"."geo_detection_method" in ('manual', 'ip')),
	CONSTRAINT "within_one_market" CHECK (("onboarding_submissions"."service_country", "onboarding_submissions"."currency", "onboarding_submissions"."business_number_type", "onboarding_submissions"."accounting_software") in (('UK', 'GBP', 'companies_house', 'xero'), ('UK', 'GBP', 'companies_house', 'quickbooks'), ('UK', 'GBP', 'companies_house', 'freeagent'), ('USA', 'USD', 'ein', 'quickbooks'), ('Canada', 'CAD', 'bn', 'quickbooks'))),
	CONSTRAINT "business_name_length" CHECK (char_length("onboarding_submissions"."business_name") <= 2400),
	CONSTRAINT "contact_name_length" CHECK (char_length("onboarding_submissions"."contact_name") <= 1200),
	CONSTRAINT "contact_email_length" CHECK (char_length("onboarding_submissions"."contact_email") <= 3060),
	CONSTRAINT "contact_phone_length" CHECK (char_length("onboarding_submissions"."contact_phone") <= 240),
	CONSTRAINT "registered_address_line1_length" CHECK (char_length("onboarding_submissions"."registered_address_line1") <= 2400),
	CONSTRAINT "registered_address_line2_length" CHECK (char_length("onboarding_submissions"."registered_address_line2") <= 2400),
	CONSTRAINT "registered_address_city_length" CHECK (char_length("onboarding_submissions"."registered_address_city") <= 2400),
	CONSTRAINT "registered_address_region_length" CHECK (char_length("onboarding_submissions"."registered_address_region") <= 2400),
	CONSTRAINT "registered_address_postal_code_length" CHECK (char_length("onboarding_submissions"."registered_address_postal_code") <= 2400),
	CONSTRAINT "geo_detected_country_length" CHECK (char_length("onboarding_submissions"."geo_detected_country") <= 2),
	CONSTRAINT "submission_edition_length" CHECK (char_length("onboarding_submissions"."edition") <= 35),
	CONSTRAINT "submission_accepted_edition_length" CHECK (char_length("onboarding_submissions"."accepted_edition") <= 35),
	CONSTRAINT "submission_locale_length" CHECK (char_length("onboarding_submissions"."submission_locale") <= 35),
	CONSTRAINT "business_name_given" CHECK (btrim("onboarding_submissions"."business_name") <> ''),
	CONSTRAINT "contact_name_given" CHECK (btrim("onboarding_submissions"."contact_name") <> ''),
	CONSTRAINT "contact_email_given" CHECK (btrim("onboarding_submissions"."contact_email") <> ''),
	CONSTRAINT "business_number_well_formed" CHECK ("onboarding_submissions"."business_registration_number" ~ case "onboarding_submissions"."business_number_type" when 'companies_house' then '^[0-9A-Za-z]{8}$' when 'ein' then '^\d{2}-?\d{7}$' when 'bn' then '^\d{9}$' end),
	CONSTRAINT "contact_phone_e164_well_formed" CHECK ("onboarding_submissions"."contact_phone_e164" ~ '^\+[1-9][0-9]{1,14}$'),
	CONSTRAINT "directors_counted" CHECK (case jsonb_typeof("onboarding_submissions"."directors") when 'array' then jsonb_array_length("onboarding_submissions"."directors") <= 20 else false end),
	CONSTRAINT "terms_are_accepted" CHECK ("onboarding_submissions"."terms_accepted"),
	CONSTRAINT "prices_not_negative" CHECK ("onboarding_submissions"."plan_price" >= 0 and "onboarding_submissions"."rollover_price" >= 0),
	CONSTRAINT "base_prices_not_negative" CHECK ("onboarding_submissions"."base_plan_price_gbp" >= 0 and "onboarding_submissions"."base_rollover_price_gbp" >= 0),
	CONSTRAINT "rollover_within_price" CHECK ("onboarding_submissions"."rollover_price" <= "onboarding_submissions"."plan_price"),
	CONSTRAINT "multiplier_positive" CHECK ("onboarding_submissions"."currency_multiplier" > 0),
	CONSTRAINT "limits_positive" CHECK ("onboarding_submissions"."transaction_limit" > 0 and coalesce("onboarding_submissions"."account_limit", 1) > 0),
	CONSTRAINT "rollover_priced" CHECK ("onboarding_submissions"."has_rollover" = ("onboarding_submissions"."rollover_price" > 0)),
	CONSTRAINT "rollover_is_offered" CHECK (not ("onboarding_submissions"."has_rollover" and "onboarding_submissions"."plan_type" in ('multi_entity'))),
	CONSTRAINT "confirmed_has_debit" CHECK ("onboarding_submissions"."payment_status" <> 'confirmed' or ("onboarding_submissions"."mandate_id" is not null and "onboarding_submissions"."subscription_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_accounts" ADD CONSTRAINT "operator_accounts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkeys" ADD CONSTRAINT "operator_passkeys_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_notes" ADD CONSTRAINT "operator_notes_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_notes" ADD CONSTRAINT "operator_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_marks" ADD CONSTRAINT "todo_marks_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todo_marks" ADD CONSTRAINT "todo_marks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_keys" ADD CONSTRAINT "confirmation_keys_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "draft_keys_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_mails" ADD CONSTRAINT "resume_mails_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD CONSTRAINT "onboarding_submissions_same_as_onboarding_submissions_id_fk" FOREIGN KEY ("same_as") REFERENCES "public"."onboarding_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit_entries" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "operator_passkeys_of_operator" ON "operator_passkeys" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_of_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_expiring" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operator_verifications_found" ON "operator_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "operator_verifications_expiring" ON "operator_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notes_of_submission" ON "operator_notes" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "notes_of_lead" ON "operator_notes" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "marks_of_submission" ON "todo_marks" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "marks_of_lead" ON "todo_marks" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "confirmation_keys_made" ON "confirmation_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "confirmation_keys_of_submission" ON "confirmation_keys" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "keys_of_draft" ON "draft_keys" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "drafts_expiring" ON "drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "drafts_with_email" ON "drafts" USING btree ("updated_at","id") WHERE "drafts"."submission_id" is null and coalesce("drafts"."answers"->'contact'->>'contactEmail', "drafts"."link_email") is not null;--> statement-breakpoint
CREATE INDEX "leads_sent" ON "leads" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "leads_unanswered" ON "leads" USING btree ("sent_at") WHERE "leads"."stage" in ('new');--> statement-breakpoint
CREATE INDEX "limits_resetting" ON "limit_counts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "lookups_expiring" ON "lookups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_waits" ON "outbox" USING btree ("created_at") WHERE "outbox"."waits_for" is not null and "outbox"."done_at" is null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_of_submission" ON "outbox" USING btree (("payload"->>'submissionId'));--> statement-breakpoint
CREATE INDEX "outbox_undone" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_alarms" ON "outbox" USING btree ("created_at") WHERE "outbox"."kind" = 'firm_alarm';--> statement-breakpoint
CREATE INDEX "outbox_parked" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "payment_attempts" USING btree ("submission_id") WHERE "payment_attempts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "attempts_of_submission" ON "payment_attempts" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "events_of_submission" ON "payment_events" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "events_processed" ON "payment_events" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "events_by_arrival" ON "payment_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "events_by_outcome" ON "payment_events" USING btree ("outcome","received_at","id");--> statement-breakpoint
CREATE INDEX "moves_of_submission" ON "payment_moves" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "resume_mails_of_submission" ON "resume_mails" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "resume_mails_to_address" ON "resume_mails" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "resume_mails_made" ON "resume_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "times_started" ON "sign_up_times" USING btree ("started_at","rollover_at","business_at","contact_at","review_at","submitted_at");--> statement-breakpoint
CREATE INDEX "submissions_of_owner" ON "onboarding_submissions" USING btree ("owner_token_hash");--> statement-breakpoint
CREATE INDEX "submissions_of_contact" ON "onboarding_submissions" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "submissions_of_number" ON "onboarding_submissions" USING btree (upper(replace("business_registration_number", '-', '')),"service_country");--> statement-breakpoint
CREATE INDEX "submissions_by_time" ON "onboarding_submissions" USING btree ("created_at","id","set_up","last_payment","sent_to_bank_at","service_country","plan_type","has_rollover","stage","owner","source");--> statement-breakpoint
CREATE INDEX "submissions_by_business" ON "onboarding_submissions" USING btree ("business_key","id","set_up","last_payment","sent_to_bank_at","service_country","plan_type","has_rollover","stage","owner","source","created_at");--> statement-breakpoint
CREATE INDEX "submissions_by_price" ON "onboarding_submissions" USING btree ("plan_price","id","set_up","last_payment","sent_to_bank_at","service_country","plan_type","has_rollover","stage","owner","source","created_at");--> statement-breakpoint
CREATE INDEX "submissions_of_state" ON "onboarding_submissions" USING btree ("set_up","last_payment","sent_to_bank_at","service_country","plan_type","has_rollover","stage","owner","source","created_at");--> statement-breakpoint
CREATE INDEX "submissions_of_unpaid" ON "onboarding_submissions" USING btree ("last_payment","created_at","id") WHERE "onboarding_submissions"."last_payment" in ('retried', 'failed', 'charged_back');--> statement-breakpoint
CREATE INDEX "submissions_of_country" ON "onboarding_submissions" USING btree ("service_country");--> statement-breakpoint
CREATE INDEX "submissions_of_plan" ON "onboarding_submissions" USING btree ("plan_type","has_rollover");--> statement-breakpoint
CREATE INDEX "submissions_of_stage" ON "onboarding_submissions" USING btree ("stage");--> statement-breakpoint
CREATE INDEX "submissions_of_operator" ON "onboarding_submissions" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "submissions_of_source" ON "onboarding_submissions" USING btree ("source","set_up","last_payment","sent_to_bank_at","service_country","plan_type","has_rollover","stage","owner","created_at");--> statement-breakpoint
CREATE INDEX "submissions_found_by_reference" ON "onboarding_submissions" USING btree ("reference" collate "C");--> statement-breakpoint
CREATE INDEX "submissions_found_by_number" ON "onboarding_submissions" USING btree ("business_registration_number" collate "C");--> statement-breakpoint
CREATE INDEX "submissions_found_by_number_after_zeros" ON "onboarding_submissions" USING btree (ltrim("business_registration_number", '0') collate "C");--> statement-breakpoint
CREATE INDEX "submissions_found_by_last_digits" ON "onboarding_submissions" USING btree (reverse(regexp_replace(coalesce("contact_phone_e164", "contact_phone"), '\D', '', 'g')) collate "C");--> statement-breakpoint
CREATE INDEX "submissions_found_by_email" ON "onboarding_submissions" USING btree (left(lower("contact_email"), 100) collate "C");--> statement-breakpoint
CREATE INDEX "submissions_found_by_contact" ON "onboarding_submissions" USING btree ("contact_key");--> statement-breakpoint
CREATE INDEX "submissions_confirmed" ON "onboarding_submissions" USING btree ("first_confirmed_at","currency","plan_price","payment_status") WHERE "onboarding_submissions"."first_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_uncontacted" ON "onboarding_submissions" USING btree ("confirmed_at") WHERE "onboarding_submissions"."payment_status" in ('confirmed') and "onboarding_submissions"."stage" in ('new');--> statement-breakpoint
CREATE INDEX "submissions_owing" ON "onboarding_submissions" USING btree ("last_payment_at") WHERE "onboarding_submissions"."last_payment" in ('failed', 'charged_back');--> statement-breakpoint
CREATE INDEX "submissions_not_set_up" ON "onboarding_submissions" USING btree ("set_up","set_up_at") WHERE "onboarding_submissions"."set_up" in ('refused', 'ended');--> statement-breakpoint
CREATE INDEX "submissions_left" ON "onboarding_submissions" USING btree ("sent_to_bank_at") WHERE "onboarding_submissions"."set_up" in ('sent');--> statement-breakpoint
CREATE INDEX "submissions_same_as" ON "onboarding_submissions" USING btree ("same_as") WHERE "onboarding_submissions"."same_as" is not null;--> statement-breakpoint
CREATE INDEX "submissions_possible_duplicates" ON "onboarding_submissions" USING btree ("possible_duplicate_at") WHERE "onboarding_submissions"."possible_duplicate_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_updated" ON "onboarding_submissions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "submissions_failed" ON "onboarding_submissions" USING btree ("updated_at") WHERE "onboarding_submissions"."payment_status" in ('failed');--> statement-breakpoint
CREATE INDEX "submissions_unsettled" ON "onboarding_submissions" USING btree ("checked_at") WHERE "onboarding_submissions"."payment_status" in ('pending', 'processing', 'abandoned');