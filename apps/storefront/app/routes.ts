import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('product-details/:id?/:category?/:name?', 'routes/product-details.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('not-found', 'routes/not-found.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
