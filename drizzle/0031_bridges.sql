CREATE TABLE "bridge_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bridge_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bridge_accounts_id_user_key" UNIQUE("id","user_id"),
	CONSTRAINT "bridge_accounts_customer_key" UNIQUE("bridge_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "bridge_commands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"bridge_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"set_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"action" jsonb NOT NULL,
	"expected" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"undoes" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"start_key" uuid,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bridge_commands_state_check" CHECK ("bridge_commands"."state" in ('waiting', 'sent', 'started', 'done', 'skipped', 'failed', 'expired', 'cancelled')),
	CONSTRAINT "bridge_commands_kind_check" CHECK ("bridge_commands"."kind" in ('negative', 'remove_negative', 'keyword', 'pause', 'enable', 'bid', 'budget', 'pause_campaign', 'enable_campaign', 'ad', 'sitelink', 'callout'))
);
--> statement-breakpoint
CREATE TABLE "bridge_parts" (
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"piece" text NOT NULL,
	"run" integer NOT NULL,
	"part" integer NOT NULL,
	"is_last" boolean NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bridge_parts_account_id_piece_run_part_pk" PRIMARY KEY("account_id","piece","run","part")
);
--> statement-breakpoint
CREATE TABLE "bridge_tables" (
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"held" jsonb,
	"run" integer DEFAULT 0 NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"snapshot" jsonb,
	"trouble" text,
	"received_at" timestamp with time zone,
	CONSTRAINT "bridge_tables_account_id_name_pk" PRIMARY KEY("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "bridges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"campaign_id" uuid,
	"reports_token_hash" text NOT NULL,
	"commands_token_hash" text NOT NULL,
	"caps" jsonb NOT NULL,
	"version" integer,
	"last_seen_at" timestamp with time zone,
	"last_preview_at" timestamp with time zone,
	"runs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bridges_reports_token_hash_unique" UNIQUE("reports_token_hash"),
	CONSTRAINT "bridges_commands_token_hash_unique" UNIQUE("commands_token_hash"),
	CONSTRAINT "bridges_id_user_key" UNIQUE("id","user_id")
);
--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "bridge_account_id" uuid;--> statement-breakpoint
ALTER TABLE "report_imports" ADD COLUMN "bridge_table" text;--> statement-breakpoint
ALTER TABLE "bridge_accounts" ADD CONSTRAINT "bridge_accounts_bridge_fk" FOREIGN KEY ("bridge_id","user_id") REFERENCES "public"."bridges"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bridge_accounts" ADD CONSTRAINT "bridge_accounts_campaign_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."campaigns"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bridge_commands" ADD CONSTRAINT "bridge_commands_bridge_fk" FOREIGN KEY ("bridge_id","user_id") REFERENCES "public"."bridges"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bridge_parts" ADD CONSTRAINT "bridge_parts_account_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."bridge_accounts"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bridge_tables" ADD CONSTRAINT "bridge_tables_account_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."bridge_accounts"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bridges" ADD CONSTRAINT "bridges_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bridge_accounts_campaign_idx" ON "bridge_accounts" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "bridge_commands_newest_idx" ON "bridge_commands" USING btree ("bridge_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bridge_commands_undoes_idx" ON "bridge_commands" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "bridge_parts_created_idx" ON "bridge_parts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bridges_user_idx" ON "bridges" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_bridge_account_id_bridge_accounts_id_fk" FOREIGN KEY ("bridge_account_id") REFERENCES "public"."bridge_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_imports_bridge_idx" ON "report_imports" USING btree ("bridge_account_id","bridge_table") WHERE "report_imports"."bridge_account_id" is not null;--> statement-breakpoint
ALTER TABLE "bridges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "bridges" USING (coalesce(user_id = (SELECT request_user()), true));--> statement-breakpoint
ALTER TABLE "bridge_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "bridge_accounts" USING (coalesce(user_id = (SELECT request_user()), true));--> statement-breakpoint
ALTER TABLE "bridge_tables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "bridge_tables" USING (coalesce(user_id = (SELECT request_user()), true));--> statement-breakpoint
ALTER TABLE "bridge_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "bridge_parts" USING (coalesce(user_id = (SELECT request_user()), true));--> statement-breakpoint
ALTER TABLE "bridge_commands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "bridge_commands" USING (coalesce(user_id = (SELECT request_user()), true));
