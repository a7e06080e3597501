-- These statements run after the migrations, one by one. Each runs once, and again when its text changes: functions and triggers each in
-- a transaction that waits for a table for 300 ms at most, anything else outside of one. So they hold up no writer while an older release
-- still serves. Each can be repeated, since a process may end before it has recorded that one is done. They are what Drizzle's schema
-- cannot say, and indexes on tables that may be large by then.

-- Keeps which steps a sign-up has reached when its draft is gone.
CREATE OR REPLACE FUNCTION note_sign_up_times() RETURNS trigger LANGUAGE plpgsql AS $$
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
    submitted_at = coalesce(known.submitted_at, excluded.submitted_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER sign_up_times_noted AFTER INSERT OR UPDATE OF market, answers, submitted_at ON "drafts"
  FOR EACH ROW EXECUTE FUNCTION note_sign_up_times();
