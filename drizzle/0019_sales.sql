CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(15, 8) NOT NULL,
	CONSTRAINT "exchange_rates_day_key" UNIQUE("user_id","from_currency","to_currency","day"),
	CONSTRAINT "exchange_rates_rate_check" CHECK ("exchange_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "sale_rows" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" text NOT NULL,
	"day" date NOT NULL,
	"sold_at" text NOT NULL,
	"status" text NOT NULL,
	"product" text NOT NULL,
	"amount_micros" bigint,
	"commission_micros" bigint,
	"currency" text,
	"exchange" text,
	"gclid" text,
	"clicked_at" text,
	"sub_ids" jsonb NOT NULL,
	"keyword" text NOT NULL,
	CONSTRAINT "sale_rows_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
ALTER TABLE "report_imports" DROP CONSTRAINT "report_imports_type_check";--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_rows" ADD CONSTRAINT "sale_rows_import_fk" FOREIGN KEY ("import_id","user_id") REFERENCES "public"."report_imports"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_type_check" CHECK ("report_imports"."type" in ('auction_insights', 'change_history', 'planner', 'clicks', 'search_terms', 'negatives', 'assets', 'ads', 'keywords', 'ad_groups', 'campaigns', 'sales'));--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOREACH owned IN ARRAY ARRAY['sale_rows', 'exchange_rates'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY own_rows ON %I USING (CASE WHEN (SELECT request_user()) IS NULL THEN true ELSE user_id = (SELECT request_user()) END)', owned);
  END LOOP;
END $$;
