export { type LayerListener, LayerProvider, type LayerProviderProps } from '../lib/layer.tsx'
