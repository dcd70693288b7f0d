export {
  LinkProvider,
  type LinkProps as BaseLinkProps,
  type LinkProviderProps,
} from '../lib/link.tsx'
