import { Spinner, useMessages } from '@shop/ui'
import type { ChangedFacts, NamingTexts } from '@shop/domain/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FactsForm } from '../features/shop/facts-form.tsx'
import { NamingTextsList } from '../features/shop/naming-texts.tsx'
import { shopFactsMessages } from '../features/shop/shop-facts.messages.ts'
import { ShopTabs } from '../features/shop/shop-tabs.tsx'
import { factsQuery, shopQuery } from '../lib/queries.ts'
import { LoadError } from '../shell/load-error.tsx'
import { Page } from '../shell/page.tsx'

/** /shop/facts: name, contacts, address and links of the shop, for owners. */
export function FactsPage() {
  const t = useMessages(shopFactsMessages)
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(factsQuery)
  const [naming, setNaming] = useState<readonly NamingTexts[]>([])
  const onSaved = (changed: ChangedFacts) => {
    queries.setQueryData(factsQuery.queryKey, changed.facts)
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
    setNaming(changed.naming)
  }
  return (
    <Page title={t('charges.title')} description={t('charges.help')}>
      <ShopTabs current="facts" />
      {data && <FactsForm facts={data} onSaved={onSaved} />}
      <NamingTextsList naming={naming} onDone={() => setNaming([])} />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="grid justify-items-center p-8">
          <Spinner />
        </div>
      )}
    </Page>
  )
}
