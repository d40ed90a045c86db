CREATE TABLE "click_codes" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"click_id" text NOT NULL,
	"click_id_kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "click_codes_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "click_sites" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	CONSTRAINT "click_sites_site_unique" UNIQUE("site")
);
--> statement-breakpoint
CREATE TABLE "conversion_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"format" text NOT NULL,
	"kind" text NOT NULL,
	"time_zone" text NOT NULL,
	"ad_user_data" boolean,
	"ad_personalization" boolean,
	"token_hash" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_pulled_at" timestamp with time zone,
	CONSTRAINT "conversion_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "conversion_feeds_id_user_key" UNIQUE("id","user_id"),
	CONSTRAINT "conversion_feeds_format_check" CHECK ("conversion_feeds"."format" in ('legacy', 'data-manager')),
	CONSTRAINT "conversion_feeds_kind_check" CHECK ("conversion_feeds"."kind" in ('conversions', 'adjustments'))
);
--> statement-breakpoint
CREATE TABLE "conversion_lines" (
	"user_id" uuid NOT NULL,
	"feed_id" uuid NOT NULL,
	"network" text NOT NULL,
	"order_id" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"value_micros" bigint,
	"served_at" timestamp with time zone DEFAULT now() NOT NULL,
	"result" text,
	CONSTRAINT "conversion_lines_user_id_feed_id_network_order_id_type_pk" PRIMARY KEY("user_id","feed_id","network","order_id","type")
);
--> statement-breakpoint
CREATE TABLE "network_orders" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"order_id" text NOT NULL,
	"source_id" uuid,
	"status" text NOT NULL,
	"amount_micros" bigint,
	"commission_micros" bigint,
	"currency" text,
	"sold_at" timestamp with time zone NOT NULL,
	"product" text NOT NULL,
	"click_id" text,
	"click_id_kind" text,
	"sub_ids" jsonb NOT NULL,
	"payments" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_orders_user_id_network_order_id_pk" PRIMARY KEY("user_id","network","order_id"),
	CONSTRAINT "network_orders_status_check" CHECK ("network_orders"."status" in ('pending', 'approved', 'refunded', 'chargeback', 'cancelled', 'test'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"order_id" text NOT NULL,
	"payment" text NOT NULL,
	"event" text NOT NULL,
	"content" json NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_user_id_network_order_id_payment_event_pk" PRIMARY KEY("user_id","network","order_id","payment","event")
);
--> statement-breakpoint
CREATE TABLE "sale_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"contents" json NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"what" text DEFAULT '' NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sale_receipts_digest_key" UNIQUE("source_id","digest"),
	CONSTRAINT "sale_receipts_state_check" CHECK ("sale_receipts"."state" in ('read', 'test', 'no_sale', 'unread'))
);
--> statement-breakpoint
CREATE TABLE "sales_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp with time zone,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_received_at" timestamp with time zone,
	"last_sale_at" timestamp with time zone,
	CONSTRAINT "sales_sources_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "sales_sources_previous_hash_unique" UNIQUE("previous_hash"),
	CONSTRAINT "sales_sources_id_user_key" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "click_codes" ADD CONSTRAINT "click_codes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "click_sites" ADD CONSTRAINT "click_sites_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_feeds" ADD CONSTRAINT "conversion_feeds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_lines" ADD CONSTRAINT "conversion_lines_feed_fk" FOREIGN KEY ("feed_id","user_id") REFERENCES "public"."conversion_feeds"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_orders" ADD CONSTRAINT "network_orders_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_orders" ADD CONSTRAINT "network_orders_source_id_sales_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sales_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_receipts" ADD CONSTRAINT "sale_receipts_source_fk" FOREIGN KEY ("source_id","user_id") REFERENCES "public"."sales_sources"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_sources" ADD CONSTRAINT "sales_sources_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "click_codes_created_idx" ON "click_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversion_feeds_user_idx" ON "conversion_feeds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "network_orders_newest_idx" ON "network_orders" USING btree ("user_id","sold_at","network","order_id");--> statement-breakpoint
CREATE INDEX "network_orders_source_idx" ON "network_orders" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "sale_receipts_source_idx" ON "sale_receipts" USING btree ("source_id","received_at");--> statement-breakpoint
CREATE INDEX "sale_receipts_received_idx" ON "sale_receipts" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sales_sources_user_idx" ON "sales_sources" USING btree ("user_id","created_at");
--> statement-breakpoint
ALTER TABLE "sales_sources" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "sales_sources" USING (coalesce(user_id = (SELECT request_user()), true));
--> statement-breakpoint
ALTER TABLE "sale_receipts" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "sale_receipts" USING (coalesce(user_id = (SELECT request_user()), true));
--> statement-breakpoint
ALTER TABLE "network_orders" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "network_orders" USING (coalesce(user_id = (SELECT request_user()), true));
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "order_events" USING (coalesce(user_id = (SELECT request_user()), true));
--> statement-breakpoint
ALTER TABLE "conversion_feeds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "conversion_feeds" USING (coalesce(user_id = (SELECT request_user()), true));
--> statement-breakpoint
ALTER TABLE "conversion_lines" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "conversion_lines" USING (coalesce(user_id = (SELECT request_user()), true));
--> statement-breakpoint
ALTER TABLE "click_codes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "click_codes" USING (coalesce(user_id = (SELECT request_user()), true));
--> statement-breakpoint
ALTER TABLE "click_sites" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "click_sites" USING (coalesce(user_id = (SELECT request_user()), true));
