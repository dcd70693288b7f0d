-- A shop that has products showed these banners and testimonials from its code until now: it keeps them.
INSERT INTO "banners" ("id", "placement", "position", "image", "alt", "href")
SELECT * FROM (VALUES
	('rice-cooker', 'carousel', 0, 'banners/rice-cooker.1920w.jpg', 'Rice cooker: dinner without watching the pot', '/product-details/1'),
	('mini-grinder', 'carousel', 1, 'banners/mini-grinder.1920w.jpg', 'Mini grinder: fresh spice in seconds', '/product-details/2'),
	('magic-cleaning-brush', 'carousel', 2, 'banners/magic-cleaning-brush.1920w.jpg', 'Magic cleaning brush: three heads for every corner', '/product-details/3'),
	('electric-kettle', 'carousel', 3, 'banners/electric-kettle.1920w.jpg', 'Electric kettle: tea in four minutes', '/product-details/4'),
	('strip-1', 'strip', 0, 'strips/mini-grinder.960w.jpg', 'Mini grinder', '/product-details/2'),
	('strip-2', 'strip', 1, 'strips/magic-cleaning-brush.960w.jpg', 'Magic cleaning brush', '/product-details/3'),
	('strip-3', 'strip', 2, 'strips/mini-grinder.960w.jpg', 'Mini grinder', '/product-details/2'),
	('strip-4', 'strip', 3, 'strips/magic-cleaning-brush.960w.jpg', 'Magic cleaning brush', '/product-details/3')
) AS shown WHERE EXISTS (SELECT FROM "products");
--> statement-breakpoint
INSERT INTO "testimonials" ("position", "name", "location", "text", "image")
SELECT * FROM (VALUES
	(0, 'Nusrat Jahan', 'Mirpur, Dhaka', 'I ordered the rice cooker at night and paid the rider the next afternoon. It was exactly as in the picture.', 'testimonials/one.960w.jpg'),
	(1, 'Rafiq Islam', 'Chattogram', 'The courier called before coming. The delivery charge was what the page had said, not a taka more.', 'testimonials/two.960w.jpg'),
	(2, 'Sharmin Akter', 'Khulna', 'One lid was cracked. I called, sent a photo, and had a new one within the week.', 'testimonials/three.960w.jpg'),
	(3, 'Tanvir Ahmed', 'Sylhet', 'Good earphones for the price. The shop works on my old phone, which most do not.', 'testimonials/four.960w.jpg'),
	(4, 'Farhana Yasmin', 'Rajshahi', 'I bought the kettle for my mother. She could read the name in Bengali and chose the colour herself.', 'testimonials/five.960w.jpg'),
	(5, 'Mahmudul Hasan', 'Barishal', 'No account, no card, no trouble. Name, phone, address, done.', 'testimonials/six.960w.jpg')
) AS shown WHERE EXISTS (SELECT FROM "products");
