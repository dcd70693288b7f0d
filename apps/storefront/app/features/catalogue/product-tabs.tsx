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
import { isDescribed, specificationOf } from '../../lib/product-view.ts'
import { productTabsMessages } from './product-tabs.messages.ts'

export interface ProductTabsProps {
  /** A product with a description, attributes, or both. */
  product: ProductWire
}

/** The description and the specification of a product. */
export function ProductTabs({ product }: ProductTabsProps) {
  const t = useMessages(productTabsMessages)
  const specification = specificationOf(product)
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
        <SpecificationTable items={specification} />
      </TabsContent>
    </Tabs>
  )
}
