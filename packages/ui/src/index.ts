export {
  type CategoryLink,
  type ProductSummary,
  type Tint,
  tintGround,
} from './commerce/product/index.ts'
export {
  Button,
  type ButtonProps,
  ButtonLink,
  type ButtonLinkProps,
} from './components/button/index.ts'
export {
  Field,
  type FieldProps,
  useFieldControl,
  type FieldControl,
} from './components/field/index.ts'
export { Input } from './components/input/index.ts'
export { Link, type LinkProps } from './components/link/index.ts'
export { Spinner } from './components/spinner/index.ts'
export { cn } from './lib/cn.ts'
export {
  LinkProvider,
  type LinkProps as BaseLinkProps,
  type LinkProviderProps,
} from './lib/link.tsx'
export { MediaProvider, type MediaProviderProps, useMediaBase } from './lib/media.tsx'
export { MessagesProvider, type Messages, type MessagesProviderProps } from './lib/messages.tsx'
