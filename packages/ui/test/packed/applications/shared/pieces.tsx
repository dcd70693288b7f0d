import { Badge } from '@shop/ui/badge'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { Heading } from '@shop/ui/heading'
import { IconButton } from '@shop/ui/icon-button'
import { Input } from '@shop/ui/input'
import { Link } from '@shop/ui/link'
import { Price } from '@shop/ui/price'
import { ProductCard } from '@shop/ui/product-card'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@shop/ui/tabs'

const fan = {
  ...{ id: 1, name: 'Fan', href: '/fan', price: 1200, discountPrice: 990, stock: 3 },
  images: [],
}

/** The components whose colours are compared with the tokens. */
export function Pieces({ scope }: { scope: string }) {
  return (
    <div data-scope={scope}>
      <Heading level={2} divider={false}>
        Offers
      </Heading>
      <Button>Save</Button>
      <IconButton aria-label="Close">×</IconButton>
      <Badge tone="offer">New</Badge>
      <Card>Fan</Card>
      <Input aria-label="Name" />
      <Link href="/offers">Offers</Link>
      <Tabs defaultValue="a">
        <TabsList aria-label="Product">
          <TabsTrigger value="a">Details</TabsTrigger>
          <TabsTrigger value="b">Reviews</TabsTrigger>
        </TabsList>
        <TabsContent value="a">A fan.</TabsContent>
        <TabsContent value="b">Good.</TabsContent>
      </Tabs>
      <Price price={1200} discountPrice={990} />
      <ProductCard product={fan} />
    </div>
  )
}
