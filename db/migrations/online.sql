-- After the migrations these run one by one, each once, outside of a transaction: so they hold up nobody who writes while an
-- older release still serves. Each can be repeated, since a process may end before it has recorded that one is done.
ALTER TABLE "outbox" VALIDATE CONSTRAINT "outbox_kind_known";
--> statement-breakpoint
ALTER TABLE "onboarding_submissions" VALIDATE CONSTRAINT "stage_known";
--> statement-breakpoint
-- Of the sign-ups so far only the last step's time is known.
INSERT INTO sign_up_times
  (draft_id, market, started_at, rollover_at, business_at, contact_at, review_at, submitted_at, changed_at)
SELECT id, market, created_at,
  CASE WHEN answers ? 'plan' AND NOT answers ?| array['rollover', 'business', 'contact'] THEN updated_at END,
  CASE WHEN answers ? 'rollover' AND NOT answers ?| array['business', 'contact'] THEN updated_at END,
  CASE WHEN answers ? 'business' AND NOT answers ? 'contact' THEN updated_at END,
  CASE WHEN answers ? 'contact' THEN updated_at END,
  submitted_at, created_at
FROM drafts ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO sign_up_times (draft_id, market, started_at, submitted_at, changed_at)
SELECT draft_id, CASE service_country WHEN 'UK' THEN 'uk' WHEN 'USA' THEN 'us' ELSE 'ca' END,
  created_at - make_interval(secs => coalesce((additional_data->'signals'->>'secondsToSubmit')::float8, 0)), created_at, created_at
FROM onboarding_submissions ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Of the sign-ups before the trigger. A thousand at a time, so that no row is held up for long.
DO $$
DECLARE
  reached uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
BEGIN
  LOOP
    SELECT array_agg(id) INTO batch FROM
      (SELECT id FROM onboarding_submissions WHERE id > reached ORDER BY id LIMIT 1000) AS next;
    EXIT WHEN batch IS NULL;
    UPDATE onboarding_submissions SET business_name = business_name WHERE id = ANY (batch) AND contact_key IS NULL;
    COMMIT;
    reached := batch[cardinality(batch)];
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_of_submission" ON "outbox" USING btree (("payload"->>'submissionId'));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_of_submission" ON "payment_events" USING btree ("submission_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_of_country" ON "onboarding_submissions" USING btree ("service_country");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_of_plan" ON "onboarding_submissions" USING btree ("plan_type","has_rollover");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_of_stage" ON "onboarding_submissions" USING btree ("stage");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_of_operator" ON "onboarding_submissions" USING btree ("owner");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_found_by_reference" ON "onboarding_submissions" USING btree ("reference" collate "C");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_found_by_number" ON "onboarding_submissions" USING btree ("business_registration_number" collate "C");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_with_email" ON "drafts" USING btree ("updated_at","id") WHERE "drafts"."submission_id" is null and coalesce("drafts"."answers"->'contact'->>'contactEmail', "drafts"."link_email") is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_alarms" ON "outbox" USING btree ("created_at") WHERE "outbox"."kind" = 'firm_alarm';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_parked" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_updated" ON "onboarding_submissions" USING btree ("updated_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_failed" ON "onboarding_submissions" USING btree ("updated_at") WHERE "onboarding_submissions"."payment_status" in ('failed');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_uncontacted" ON "onboarding_submissions" USING btree ("confirmed_at") WHERE "onboarding_submissions"."payment_status" in ('confirmed') and "onboarding_submissions"."stage" in ('new');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_found_by_email" ON "onboarding_submissions" USING btree (left(lower("contact_email"), 100) collate "C");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_found_by_contact" ON "onboarding_submissions" USING btree ("contact_key");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_undone" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."done_at" is null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_by_arrival" ON "payment_events" USING btree ("received_at","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_by_outcome" ON "payment_events" USING btree ("outcome","received_at","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_by_time" ON "onboarding_submissions" USING btree ("created_at","id","payment_status","service_country","plan_type","has_rollover","stage","owner","source");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_by_business" ON "onboarding_submissions" USING btree ("business_key","id","payment_status","service_country","plan_type","has_rollover","stage","owner","source","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_by_price" ON "onboarding_submissions" USING btree ("plan_price","id","payment_status","service_country","plan_type","has_rollover","stage","owner","source","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_of_status" ON "onboarding_submissions" USING btree ("payment_status","service_country","plan_type","has_rollover","stage","owner","source","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_of_source" ON "onboarding_submissions" USING btree ("source","payment_status","service_country","plan_type","has_rollover","stage","owner","created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_alike" ON "onboarding_submissions"
  USING gin (("business_key" || ' ' || "contact_key" || ' ' || "contact_email") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_unanswered" ON "leads" USING btree ("sent_at") WHERE "leads"."stage" in ('new');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_of_number" ON "onboarding_submissions" USING btree (upper(replace("business_registration_number", '-', '')),"service_country");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_possible_duplicates" ON "onboarding_submissions" USING btree ("possible_duplicate_at") WHERE "onboarding_submissions"."possible_duplicate_at" is not null;
