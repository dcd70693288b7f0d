import { Heading, ProductGrid } from '@shop/ui'
import { TryAgain } from './page-error.tsx'

/** A list of products that could not be read, with a button that loads it again. */
export function ListError({ title }: { title: string }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1}>{title}</Heading>
      <ProductGrid products={[]} error headingLevel={2} />
      <div className="justify-self-center">
        <TryAgain />
      </div>
    </div>
  )
}
