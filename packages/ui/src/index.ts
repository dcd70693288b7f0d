export { DiscountBadge, type DiscountBadgeProps } from './commerce/discount-badge/index.ts'
export { type FormResult } from './commerce/form-result/index.ts'
export { Price, type PriceProps } from './commerce/price/index.ts'
export {
  type CategoryLink,
  type ProductSummary,
  type Tint,
  tintGround,
} from './commerce/product/index.ts'
export { StockLabel, type StockLabelProps } from './commerce/stock-label/index.ts'
export { Badge, type BadgeProps } from './components/badge/index.ts'
export {
  Breadcrumb,
  type BreadcrumbItem,
  type BreadcrumbProps,
} from './components/breadcrumb/index.ts'
export {
  Button,
  type ButtonProps,
  ButtonLink,
  type ButtonLinkProps,
} from './components/button/index.ts'
export { Card, type CardProps } from './components/card/index.ts'
export { EmptyState, type EmptyStateProps } from './components/empty-state/index.ts'
export { ErrorState, type ErrorStateProps } from './components/error-state/index.ts'
export {
  Field,
  type FieldProps,
  useFieldControl,
  type FieldControl,
} from './components/field/index.ts'
export { Heading, type HeadingProps } from './components/heading/index.ts'
export { Image, type ImageProps } from './components/image/index.ts'
export { Input } from './components/input/index.ts'
export { Link, type LinkProps } from './components/link/index.ts'
export { Skeleton, type SkeletonProps } from './components/skeleton/index.ts'
export { Spinner } from './components/spinner/index.ts'
export { cn } from './lib/cn.ts'
export {
  LinkProvider,
  type LinkProps as BaseLinkProps,
  type LinkProviderProps,
} from './lib/link.tsx'
export { MediaProvider, type MediaProviderProps, useMediaBase } from './lib/media.tsx'
export { MessagesProvider, type Messages, type MessagesProviderProps } from './lib/messages.tsx'
