ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
UPDATE "idempotency_keys" SET "answer" = NULL;
