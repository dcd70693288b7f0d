import { useQuery } from '@tanstack/react-query'
import { shopQuery } from '../lib/queries.ts'
import { useSettings } from '../lib/settings.ts'

/** Returns a function for the name of a zone in the language of the page; its id when the shop has it no more. */
export function useZoneName() {
  const { data: shop } = useQuery(shopQuery)
  const language = useSettings((settings) => settings.language)
  return (id: string): string => {
    const zone = shop?.zones.find((one) => one.id === id)
    return (language === 'bn' && zone?.nameBn) || zone?.name || id
  }
}
