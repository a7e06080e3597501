ALTER TABLE "leads" DROP CONSTRAINT "lead_source_known";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "lead_kind_known";--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "lead_source_known" CHECK ("leads"."source" in ('home', 'banks', 'franchises', 'signUp', 'talk'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "lead_kind_known" CHECK ("leads"."kind" in ('portfolio', 'bank', 'franchise', 'unregistered'));