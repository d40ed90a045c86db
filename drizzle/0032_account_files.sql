ALTER TABLE "report_imports" DROP CONSTRAINT "report_imports_file_key";--> statement-breakpoint
ALTER TABLE "report_imports" ALTER COLUMN "campaign_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "google_campaigns" jsonb;--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_file_key" UNIQUE NULLS NOT DISTINCT("user_id","campaign_id","file_hash");--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_account_check" CHECK ("report_imports"."campaign_id" is not null or "report_imports"."type" in ('sales', 'planner'));