CREATE TABLE "account_assets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "negative_lists_name_key";--> statement-breakpoint
ALTER TABLE "negative_lists" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_assets" ADD CONSTRAINT "account_assets_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "negative_lists_deleted_idx" ON "negative_lists" USING btree ("deleted_at") WHERE "negative_lists"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "negative_lists_name_key" ON "negative_lists" USING btree ("user_id",lower("name")) WHERE "negative_lists"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "account_assets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "account_assets" USING (coalesce(user_id = (SELECT request_user()), true));
