import { useMessages } from '@shop/ui'
import type { NamingTexts } from '@shop/domain/wire'
import { useState } from 'react'
import { notify } from '../../messages/notify.ts'
import { shopFactsMessages } from './shop-facts.messages.ts'

/**
 * What happens after a change of the shop: its answer is stored, a message says what was changed, and `naming` has
 * the texts that name what was.
 */
export function useShopChange<Changed extends { naming: readonly NamingTexts[] }>(
  store: (changed: Changed) => void,
) {
  const t = useMessages(shopFactsMessages)
  const [naming, setNaming] = useState<readonly NamingTexts[]>([])
  const say = (key: 'charges.saved' | 'charges.removed') => (changed: Changed, name: string) => {
    store(changed)
    setNaming(changed.naming)
    notify(t(key, { name }), { tone: 'success' })
  }
  return {
    naming,
    onDone: () => setNaming([]),
    onSaved: say('charges.saved'),
    onRemoved: say('charges.removed'),
  }
}
