ALTER TABLE "campaign_actions" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "campaign_actions" CASCADE;--> statement-breakpoint
ALTER TABLE "report_imports" DROP CONSTRAINT "report_imports_type_check";--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_type_check" CHECK ("report_imports"."type" in ('auction_insights', 'change_history', 'planner', 'clicks', 'search_terms', 'negatives', 'assets', 'ads', 'places', 'keywords', 'ad_groups', 'campaigns', 'sales'));