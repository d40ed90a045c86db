CREATE TABLE "negative_list_campaigns" (
	"list_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "negative_list_campaigns_list_id_campaign_id_pk" PRIMARY KEY("list_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "negative_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"negatives" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "negative_lists_id_user_key" UNIQUE("id","user_id"),
	CONSTRAINT "negative_lists_name_check" CHECK (btrim("negative_lists"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "negative_list_campaigns" ADD CONSTRAINT "negative_list_campaigns_list_fk" FOREIGN KEY ("list_id","user_id") REFERENCES "public"."negative_lists"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negative_list_campaigns" ADD CONSTRAINT "negative_list_campaigns_campaign_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."campaigns"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negative_lists" ADD CONSTRAINT "negative_lists_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "negative_list_campaigns_campaign_idx" ON "negative_list_campaigns" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "negative_list_campaigns_user_idx" ON "negative_list_campaigns" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "negative_lists_name_key" ON "negative_lists" USING btree ("user_id",lower("name"));--> statement-breakpoint
ALTER TABLE "negative_lists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "negative_lists" USING (coalesce(user_id = (SELECT request_user()), true));--> statement-breakpoint
ALTER TABLE "negative_list_campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "negative_list_campaigns" USING (coalesce(user_id = (SELECT request_user()), true));
