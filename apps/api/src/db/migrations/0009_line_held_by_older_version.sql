ALTER TABLE "order_lines" ALTER COLUMN "held" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "held" DROP NOT NULL;--> statement-breakpoint
-- Orders that a process of an older version placed after 0007: it took all pieces and counted none. An order of a newer version whose lines hold nothing has counts.
UPDATE "order_lines" SET "held" = NULL FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."status" IN ('pending', 'needs_review') AND "orders"."hold_counts" = '[]'::jsonb AND NOT EXISTS (SELECT FROM "order_lines" AS "other" WHERE "other"."order_id" = "orders"."id" AND "other"."held" > 0);
