import { useQuery } from '@tanstack/react-query'
import { shopQuery } from '../lib/queries.ts'
import { useSettings } from '../lib/settings.ts'

/**
 * Returns a function for the name of a zone in the language of the page. When the shop has the zone no more, it is
 * the one that the order has stored, else the id.
 */
export function useZoneName() {
  const { data: shop } = useQuery(shopQuery)
  const language = useSettings((settings) => settings.language)
  return (id: string, stored?: string): string => {
    const zone = shop?.zones.find((one) => one.id === id)
    return (language === 'bn' && zone?.nameBn) || zone?.name || stored || id
  }
}
