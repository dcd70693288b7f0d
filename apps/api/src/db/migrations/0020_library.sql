DROP INDEX "products_final_price";--> statement-breakpoint
DROP INDEX "products_category_price";