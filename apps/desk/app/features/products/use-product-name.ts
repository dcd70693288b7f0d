import type { DeskProduct } from '@shop/domain/wire'
import { useSettings } from '../../lib/settings.ts'

/** Returns a function for the name of a product in the language of the desk. */
export function useProductName() {
  const language = useSettings((settings) => settings.language)
  return ({ name, nameBn }: Pick<DeskProduct, 'name' | 'nameBn'>) =>
    (language === 'bn' && nameBn) || name
}
