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
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "confirmation_keys" ADD CONSTRAINT "confirmation_keys_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmation_keys_made" ON "confirmation_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "confirmation_keys_of_submission" ON "confirmation_keys" USING btree ("submission_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" in ('sign_up_notice', 'customer_confirmation', 'firm_notice', 'debit_ended', 'firm_alarm', 'continue_link', 'lead_notice', 'resume_after_hour', 'resume_after_day', 'confirmation_link', 'payment_event'));