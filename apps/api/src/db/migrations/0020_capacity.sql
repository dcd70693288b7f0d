ALTER TABLE "orders" ADD COLUMN "placed_from" text;--> statement-breakpoint
CREATE INDEX "orders_placed_from" ON "orders" USING btree ("placed_from") WHERE "orders"."placed_from" is not null;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "hold_counts";--> statement-breakpoint
UPDATE "order_lines" SET "offer_order_id" = null FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."status" = 'cancelled' AND "offer_order_id" IS NOT NULL;
