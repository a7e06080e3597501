CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"fields" text[] NOT NULL,
	CONSTRAINT "audit_act_known" CHECK ("audit_entries"."act" in ('signed_in', 'session_ended', 'passkey_added', 'passkey_removed', 'recovery_mailed', 'viewed', 'searched', 'exported', 'stage_set', 'owner_set', 'note_added', 'contact_corrected', 'provider_asked', 'mail_sent_again', 'subscription_cancelled', 'erased', 'job_retried', 'job_dropped', 'event_run_again', 'endpoint_added', 'endpoint_changed', 'endpoint_removed', 'delivery_replayed')),
	CONSTRAINT "audit_subject_known" CHECK ("audit_entries"."subject" in ('operator', 'session', 'sign_up', 'draft', 'lead', 'list', 'person', 'job', 'event', 'endpoint', 'delivery'))
);
--> statement-breakpoint
CREATE TABLE "audit_values" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"from_address" text,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid,
	"lead_id" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_about_one" CHECK (num_nonnulls("operator_notes"."submission_id", "operator_notes"."lead_id") = 1),
	CONSTRAINT "note_given" CHECK (btrim("operator_notes"."text") <> ''),
	CONSTRAINT "note_length" CHECK (char_length("operator_notes"."text") <= 24000)
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "stage_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_notes" ADD CONSTRAINT "operator_notes_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_notes" ADD CONSTRAINT "operator_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit_entries" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "notes_of_submission" ON "operator_notes" USING btree ("submission_id","at");--> statement-breakpoint
CREATE INDEX "notes_of_lead" ON "operator_notes" USING btree ("lead_id","at");--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD CONSTRAINT "stage_known" CHECK ("onboarding_submissions"."stage" in ('new', 'contacted', 'checks_done', 'live', 'lost')) NOT VALID;--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
