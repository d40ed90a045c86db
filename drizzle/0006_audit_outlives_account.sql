ALTER TABLE "admin_audit" DROP CONSTRAINT "admin_audit_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "admin_audit" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;