ALTER TABLE "profiles" ADD COLUMN "ads_currency" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_ads_currency_check" CHECK ("profiles"."ads_currency" ~ '^[A-Z]{3}$');