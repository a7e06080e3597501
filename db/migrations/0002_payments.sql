CREATE TABLE "chores" (
	"name" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "attempt_status_known";--> statement-breakpoint
ALTER TABLE "onboarding_submissions" DROP CONSTRAINT "confirmed_has_mandate";--> statement-breakpoint
DROP INDEX "events_unprocessed";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "mandate_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "draft_version" integer;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "draft_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "statement_name" text;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "payment_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "events_by_time" ON "payment_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "events_unmatched" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."outcome" = 'unmatched';--> statement-breakpoint
CREATE INDEX "submissions_unsettled" ON "onboarding_submissions" USING btree ("checked_at") WHERE "onboarding_submissions"."payment_status" in ('pending', 'processing', 'abandoned');--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_mandate_id_unique" UNIQUE("mandate_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" in ('customer_confirmation', 'firm_notice', 'debit_ended', 'firm_alarm', 'payment_event'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "attempt_status_known" CHECK ("payment_attempts"."status" in ('open', 'superseded', 'fulfilled', 'over'));--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD CONSTRAINT "confirmed_has_debit" CHECK ("onboarding_submissions"."payment_status" <> 'confirmed' or ("onboarding_submissions"."mandate_id" is not null and "onboarding_submissions"."subscription_id" is not null));