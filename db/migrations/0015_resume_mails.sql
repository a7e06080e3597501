CREATE TABLE "resume_mails" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_mail_kind_known" CHECK ("resume_mails"."kind" in ('resume_after_hour', 'resume_after_day'))
);
--> statement-breakpoint
CREATE TABLE "stopped_addresses" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "resume_mails" ADD CONSTRAINT "resume_mails_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_mails_of_submission" ON "resume_mails" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "resume_mails_to_address" ON "resume_mails" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "resume_mails_made" ON "resume_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submissions_of_contact" ON "onboarding_submissions" USING btree (lower("contact_email"));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" in ('sign_up_notice', 'customer_confirmation', 'firm_notice', 'debit_ended', 'firm_alarm', 'continue_link', 'lead_notice', 'resume_after_hour', 'resume_after_day', 'payment_event'));