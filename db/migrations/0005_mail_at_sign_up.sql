ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind_known";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "link_email" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "draft_link_email_length" CHECK (char_length("drafts"."link_email") <= 3060);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_known" CHECK ("outbox"."kind" in ('sign_up_notice', 'customer_confirmation', 'firm_notice', 'debit_ended', 'firm_alarm', 'continue_link', 'payment_event'));