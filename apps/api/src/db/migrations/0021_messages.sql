ALTER TABLE "order_notices" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sms_outbox" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "order_notices" CASCADE;--> statement-breakpoint
DROP TABLE "sms_outbox" CASCADE;--> statement-breakpoint
DROP INDEX "outbox_events_due";--> statement-breakpoint
DROP INDEX "outbox_events_failed";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_events" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_events" ADD COLUMN "replayed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_events_lapsed" ON "outbox_events" USING btree ("id") WHERE "outbox_events"."lapsed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_events_due" ON "outbox_events" USING btree ("due_at") WHERE "outbox_events"."sent_at" is null and "outbox_events"."failed_at" is null and "outbox_events"."lapsed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_events_failed" ON "outbox_events" USING btree ("id") WHERE "outbox_events"."failed_at" is not null;--> statement-breakpoint
ALTER TABLE "outbox_events" DROP COLUMN "payload";--> statement-breakpoint
UPDATE "idempotency_keys" SET "answer" = NULL;
