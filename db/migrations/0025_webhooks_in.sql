CREATE TABLE "webhook_refusals" (
	"hour" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"refused" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_refusals_hour_reason_pk" PRIMARY KEY("hour","reason"),
	CONSTRAINT "refusal_reason_known" CHECK ("webhook_refusals"."reason" in ('signature', 'environment', 'body')),
	CONSTRAINT "refusals_counted" CHECK ("webhook_refusals"."refused" > 0)
);
