CREATE TABLE "report_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"type" text NOT NULL,
	"language" text,
	"currency" text,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"by_day" boolean NOT NULL,
	"totals" jsonb NOT NULL,
	"warnings" text[] NOT NULL,
	"row_count" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_imports_id_user_key" UNIQUE("id","user_id"),
	CONSTRAINT "report_imports_file_key" UNIQUE("user_id","campaign_id","file_hash"),
	CONSTRAINT "report_imports_type_check" CHECK ("report_imports"."type" in ('auction_insights', 'change_history', 'planner', 'search_terms', 'negatives', 'assets', 'ads', 'keywords', 'ad_groups', 'campaigns')),
	CONSTRAINT "report_imports_period_check" CHECK ("report_imports"."period_start" <= "report_imports"."period_end"),
	CONSTRAINT "report_imports_received_check" CHECK ("report_imports"."received" between 0 and "report_imports"."row_count")
);
--> statement-breakpoint
CREATE TABLE "report_rows" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"day" date,
	"campaign" text NOT NULL,
	"ad_group" text NOT NULL,
	"subject" text NOT NULL,
	"keyword" text NOT NULL,
	"match_type" text,
	"added" text,
	"impressions" double precision,
	"clicks" double precision,
	"cost_micros" bigint,
	"conversions" double precision,
	"conversion_value" double precision,
	"details" jsonb,
	CONSTRAINT "report_rows_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_campaign_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."campaigns"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_rows" ADD CONSTRAINT "report_rows_import_fk" FOREIGN KEY ("import_id","user_id") REFERENCES "public"."report_imports"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_imports_campaign_idx" ON "report_imports" USING btree ("campaign_id","created_at");
--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['report_imports', 'report_rows'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY own_rows ON %I USING (CASE WHEN (SELECT request_user()) IS NULL THEN true ELSE user_id = (SELECT request_user()) END)', owned);
  END LOOP;
END $$;
