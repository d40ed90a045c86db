CREATE TABLE "report_terms" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"term" uuid NOT NULL,
	"text" text NOT NULL,
	"campaign" text NOT NULL,
	"ad_group" text NOT NULL,
	"impressions" double precision NOT NULL,
	"clicks" double precision NOT NULL,
	"cost_micros" bigint NOT NULL,
	"conversions" double precision NOT NULL,
	CONSTRAINT "report_terms_user_id_import_id_term_pk" PRIMARY KEY("user_id","import_id","term")
);
--> statement-breakpoint
ALTER TABLE "report_terms" ADD CONSTRAINT "report_terms_import_fk" FOREIGN KEY ("import_id","user_id") REFERENCES "public"."report_imports"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_terms_cost_idx" ON "report_terms" USING btree ("user_id","import_id","cost_micros" DESC NULLS LAST);--> statement-breakpoint
INSERT INTO report_terms
SELECT r.user_id, r.import_id, md5(json_build_array(lower(r.subject), r.campaign, r.ad_group)::text)::uuid, lower(r.subject),
  r.campaign, r.ad_group, coalesce(sum(r.impressions), 0), coalesce(sum(r.clicks), 0), coalesce(sum(r.cost_micros), 0),
  coalesce(sum(r.conversions), 0)
FROM report_rows r JOIN report_imports i ON i.id = r.import_id AND i.type = 'search_terms'
WHERE r.clicks > 0 OR r.conversions > 0 OR r.cost_micros > 0 GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
ALTER TABLE report_terms ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON report_terms USING (CASE WHEN (SELECT request_user()) IS NULL THEN true ELSE user_id = (SELECT request_user()) END);
