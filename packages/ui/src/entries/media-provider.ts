export {
  type MediaImageProps,
  MediaProvider,
  type MediaProviderProps,
  useMediaBase,
} from '../lib/media.tsx'
