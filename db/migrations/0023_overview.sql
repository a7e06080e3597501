CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"market" text NOT NULL,
	"what" text NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"sum_minor" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_market_what_currency_pk" PRIMARY KEY("day","market","what","currency"),
	CONSTRAINT "count_market_known" CHECK ("daily_counts"."market" in ('uk', 'us', 'ca')),
	CONSTRAINT "count_thing_known" CHECK ("daily_counts"."what" in ('started', 'rollover', 'business', 'contact', 'review', 'submitted', 'pending', 'processing', 'confirmed', 'cancelled', 'failed', 'abandoned')),
	CONSTRAINT "count_currency_known" CHECK ("daily_counts"."currency" in ('GBP', 'USD', 'CAD'))
);
--> statement-breakpoint
CREATE TABLE "daily_times" (
	"day" date NOT NULL,
	"market" text NOT NULL,
	"step" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_times_day_market_step_bucket_pk" PRIMARY KEY("day","market","step","bucket"),
	CONSTRAINT "time_market_known" CHECK ("daily_times"."market" in ('uk', 'us', 'ca')),
	CONSTRAINT "time_step_known" CHECK ("daily_times"."step" in ('plan', 'rollover', 'business', 'contact', 'review', 'submitted', 'whole'))
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
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "times_market_known" CHECK ("sign_up_times"."market" in ('uk', 'us', 'ca'))
);
--> statement-breakpoint
CREATE INDEX "times_started" ON "sign_up_times" USING btree ("started_at");
--> statement-breakpoint
CREATE INDEX "times_changed" ON "sign_up_times" USING btree ("changed_at");
--> statement-breakpoint
CREATE FUNCTION note_sign_up_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sign_up_times AS known
    (draft_id, market, started_at, rollover_at, business_at, contact_at, review_at, submitted_at)
  VALUES (NEW.id, NEW.market, NEW.created_at,
    CASE WHEN NEW.answers ? 'plan' THEN now() END,
    CASE WHEN NEW.answers ? 'rollover' THEN now() END,
    CASE WHEN NEW.answers ? 'business' THEN now() END,
    CASE WHEN NEW.answers ? 'contact' THEN now() END,
    NEW.submitted_at)
  ON CONFLICT (draft_id) DO UPDATE SET
    market = excluded.market,
    rollover_at = coalesce(known.rollover_at, excluded.rollover_at),
    business_at = coalesce(known.business_at, excluded.business_at),
    contact_at = coalesce(known.contact_at, excluded.contact_at),
    review_at = coalesce(known.review_at, excluded.review_at),
    submitted_at = coalesce(known.submitted_at, excluded.submitted_at),
    changed_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sign_up_times_noted AFTER INSERT OR UPDATE OF market, answers, submitted_at ON "drafts"
  FOR EACH ROW EXECUTE FUNCTION note_sign_up_times();
