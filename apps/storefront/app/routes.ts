import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('product-details/:id?/:category?/:name?', 'routes/product-details.tsx'),
  route('combo-products', 'routes/combo-products.tsx'),
  route('campaign', 'routes/campaign.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('payment-method', 'routes/payment-method.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('about-us', 'routes/about-us.tsx'),
  route('return-refund', 'routes/return-refund.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-conditions', 'routes/terms-conditions.tsx'),
  route('delivery-policy', 'routes/delivery-policy.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('not-found', 'routes/not-found.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
