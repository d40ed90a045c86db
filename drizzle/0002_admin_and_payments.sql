-- Each statement bears having been applied: 0000 and 0001 were once written with parts of this in them.
CREATE TABLE IF NOT EXISTS "stripe_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid CONSTRAINT "stripe_subscriptions_user_id_user_id_fk" REFERENCES "public"."user"("id") ON DELETE cascade,
	"plan" text,
	"status" text,
	"period_end" timestamp with time zone,
	"event_at" timestamp with time zone,
	"event_rank" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX IF EXISTS "profiles_stripe_subscription_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "profiles_stripe_customer_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "admin_audit_user_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "campaign_assets_user_newest_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "campaigns_user_newest_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "campaigns_user_updated_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "feedbacks_newest_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "profiles_newest_idx";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_subscriptions_user_idx" ON "stripe_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "admin_audit_user_idx" ON "admin_audit" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_assets_user_newest_idx" ON "campaign_assets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_user_newest_idx" ON "campaigns" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_user_updated_idx" ON "campaigns" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "feedbacks_newest_idx" ON "feedbacks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_newest_idx" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN IF EXISTS "stripe_customer_id";--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN IF EXISTS "stripe_event_at";--> statement-breakpoint
-- The admin's list: found by any part of e-mail or name, filtered by what is shown, newest first.
create extension if not exists pg_trgm;
--> statement-breakpoint
create index if not exists profiles_search_idx on profiles using gin (lower(email || chr(10) || nome_completo) gin_trgm_ops);
--> statement-breakpoint
create index if not exists profiles_displayed_plan_idx on profiles
  ((case when subscription_status = 'trialing' then 'trial' else plan end), created_at desc, id desc);
--> statement-breakpoint
-- A condition `(status <> 'inactive') = false` would be rewritten and find no index of that expression: hence a word.
create index if not exists profiles_access_idx on profiles
  ((case when subscription_status = 'inactive' then 'inactive' else 'active' end), created_at desc, id desc);
--> statement-breakpoint
create index if not exists profiles_plan_and_access_idx on profiles
  ((case when subscription_status = 'trialing' then 'trial' else plan end),
   (case when subscription_status = 'inactive' then 'inactive' else 'active' end), created_at desc, id desc);
