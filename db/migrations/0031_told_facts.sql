ALTER TABLE "feed_events" ADD COLUMN "fact" text;--> statement-breakpoint
ALTER TABLE "feed_events" ADD COLUMN "occurred_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feed_events_by_fact" ON "feed_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "moves_by_status" ON "payment_moves" USING btree ("to_status","at");--> statement-breakpoint
ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_fact_unique" UNIQUE("fact");