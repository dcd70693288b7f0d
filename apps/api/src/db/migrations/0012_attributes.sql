CREATE TABLE "attribute_labels" (
	"tag" text PRIMARY KEY NOT NULL,
	"label_bn" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "attributes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_attributes" ON "products" USING gin ("attributes") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_category_attributes" ON "products" USING btree ("category_id","id") INCLUDE ("attributes") WHERE "products"."deleted_at" is null;
