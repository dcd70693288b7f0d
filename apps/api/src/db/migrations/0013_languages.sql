ALTER TABLE "campaigns" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "alt_bn" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "location_bn" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "text_bn" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;