import type { ProductWire } from '@shop/domain'
import {
  Prose,
  SpecificationTable,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  useMessages,
} from '@shop/ui'
import type { Language } from '../../lib/language.ts'
import { isDescribed } from '../../lib/product-view.ts'
import { attributeRows } from './compare-view.ts'
import { productTabsMessages } from './product-tabs.messages.ts'

export interface ProductTabsProps {
  /** A product with a description, attributes, or both. */
  product: ProductWire
  language: Language
}

/** The description and the specification of a product. */
export function ProductTabs({ product, language }: ProductTabsProps) {
  const t = useMessages(productTabsMessages)
  const specification = attributeRows(product, language)
  return (
    <Tabs key={product.id} defaultValue={isDescribed(product) ? 'description' : 'specification'}>
      <TabsList aria-label={t('productTabs.label')}>
        {isDescribed(product) && (
          <TabsTrigger value="description">{t('productTabs.description')}</TabsTrigger>
        )}
        {specification.length > 0 && (
          <TabsTrigger value="specification">{t('productTabs.specification')}</TabsTrigger>
        )}
      </TabsList>
      <TabsContent value="description">
        <Prose trustedHtml={product.description} />
      </TabsContent>
      <TabsContent value="specification">
        <SpecificationTable rows={specification} />
      </TabsContent>
    </Tabs>
  )
}
