CREATE TABLE "campaign_actions" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"day" date NOT NULL,
	"impressions" double precision NOT NULL,
	"clicks" double precision NOT NULL,
	"cost_micros" bigint NOT NULL,
	"conversions" double precision NOT NULL,
	CONSTRAINT "report_days_user_id_import_id_day_pk" PRIMARY KEY("user_id","import_id","day")
);
--> statement-breakpoint
ALTER TABLE "campaign_actions" ADD CONSTRAINT "campaign_actions_campaign_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."campaigns"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_days" ADD CONSTRAINT "report_days_import_fk" FOREIGN KEY ("import_id","user_id") REFERENCES "public"."report_imports"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_actions_user_idx" ON "campaign_actions" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "report_days" ("user_id", "import_id", "day", "impressions", "clicks", "cost_micros", "conversions")
SELECT r."user_id", r."import_id", CASE WHEN i."by_day" THEN r."day" ELSE i."period_start" END,
	coalesce(sum(r."impressions"), 0), coalesce(sum(r."clicks"), 0), coalesce(sum(r."cost_micros"), 0), coalesce(sum(r."conversions"), 0)
FROM "report_rows" r JOIN "report_imports" i ON i."id" = r."import_id" AND i."user_id" = r."user_id"
WHERE (r."day" IS NOT NULL OR NOT i."by_day")
	AND (r."impressions" IS NOT NULL OR r."clicks" IS NOT NULL OR r."cost_micros" IS NOT NULL OR r."conversions" IS NOT NULL)
GROUP BY 1, 2, 3;
--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['report_days', 'campaign_actions'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY own_rows ON %I USING (CASE WHEN (SELECT request_user()) IS NULL THEN true ELSE user_id = (SELECT request_user()) END)', owned);
  END LOOP;
END $$;
