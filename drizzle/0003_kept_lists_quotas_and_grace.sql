CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_notices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_notices_user_id_kind_about_pk" PRIMARY KEY("user_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "write_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD COLUMN "byte_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD COLUMN "product" text;--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD COLUMN "funnel" text;--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD COLUMN "match_type" text;--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "currency" text DEFAULT 'BRL' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "grace_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "muted_notices" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_notices" ADD CONSTRAINT "sent_notices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_events_newest_idx" ON "security_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_user_idx" ON "security_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_assets_counts_idx" ON "campaign_assets" USING btree ("user_id","campaign_id","asset_type");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profiles_search_idx" ON "profiles" USING gin (lower("email" || chr(10) || "nome_completo") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profiles_displayed_plan_idx" ON "profiles" USING btree ((case when "subscription_status" = 'trialing' then 'trial' else "plan" end),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profiles_access_idx" ON "profiles" USING btree ((case when "subscription_status" = 'inactive' then 'inactive' else 'active' end),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profiles_plan_and_access_idx" ON "profiles" USING btree ((case when "subscription_status" = 'trialing' then 'trial' else "plan" end),(case when "subscription_status" = 'inactive' then 'inactive' else 'active' end),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_trial_end_idx" ON "profiles" USING btree ("trial_expires_at") WHERE "profiles"."subscription_status" = 'trialing';--> statement-breakpoint
CREATE INDEX "profiles_grace_end_idx" ON "profiles" USING btree ("grace_ends_at") WHERE "profiles"."grace_ends_at" is not null;--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD CONSTRAINT "campaign_assets_funnel_check" CHECK ("campaign_assets"."funnel" in ('top', 'middle', 'bottom'));--> statement-breakpoint
ALTER TABLE "campaign_assets" ADD CONSTRAINT "campaign_assets_match_check" CHECK ("campaign_assets"."match_type" in ('broad', 'phrase', 'exact'));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_currency_check" CHECK ("campaigns"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
-- Counters of a minute: without a log of their changes they cost the writes they count next to nothing.
ALTER TABLE "write_counts" SET UNLOGGED;--> statement-breakpoint
UPDATE "campaign_assets" SET "byte_count" = octet_length("content"::text), "updated_at" = "created_at";
