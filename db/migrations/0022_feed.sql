CREATE TABLE "feed_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp with time zone,
	"last_attempt_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"status" integer,
	"milliseconds" integer,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_once" UNIQUE("event_id","endpoint_id")
);
--> statement-breakpoint
CREATE TABLE "feed_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"kinds" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_reason" text,
	"failing_since" timestamp with time zone,
	"last_delivered_at" timestamp with time zone,
	"revision" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "endpoint_kinds_known" CHECK (cardinality("feed_endpoints"."kinds") > 0 and "feed_endpoints"."kinds" <@ array['signup.submitted', 'signup.confirmed', 'signup.failed', 'signup.cancelled', 'lead.created']::text[]),
	CONSTRAINT "endpoint_pause_known" CHECK ("feed_endpoints"."paused_reason" in ('operator', 'gone', 'failing')),
	CONSTRAINT "endpoint_pause_reasoned" CHECK (("feed_endpoints"."paused_at" is null) = ("feed_endpoints"."paused_reason" is null)),
	CONSTRAINT "endpoint_previous_ends" CHECK (("feed_endpoints"."previous_secret" is null) = ("feed_endpoints"."previous_until" is null)),
	CONSTRAINT "endpoint_name_given" CHECK (btrim("feed_endpoints"."name") <> ''),
	CONSTRAINT "endpoint_name_length" CHECK (char_length("feed_endpoints"."name") <= 60),
	CONSTRAINT "endpoint_url_length" CHECK (char_length("feed_endpoints"."url") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "feed_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"submission_id" uuid,
	"lead_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_event_kind_known" CHECK ("feed_events"."kind" in ('signup.submitted', 'signup.confirmed', 'signup.failed', 'signup.cancelled', 'lead.created', 'test'))
);
--> statement-breakpoint
ALTER TABLE "feed_deliveries" ADD CONSTRAINT "feed_deliveries_event_id_feed_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."feed_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_deliveries" ADD CONSTRAINT "feed_deliveries_endpoint_id_feed_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."feed_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_submission_id_onboarding_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."onboarding_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_events" ADD CONSTRAINT "feed_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_of_endpoint" ON "feed_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_undone" ON "feed_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE "feed_deliveries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "feed_events_by_time" ON "feed_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feed_events_of_submission" ON "feed_events" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "feed_events_of_lead" ON "feed_events" USING btree ("lead_id");