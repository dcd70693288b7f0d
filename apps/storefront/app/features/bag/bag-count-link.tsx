import { bagCount } from '@shop/domain'
import { BagLink } from '@shop/ui'
import { useLocation } from 'react-router-dom'
import { useBag } from './use-bag.ts'

/** The header's link to the bag. Only this link renders again when the number of lines changes. */
export function BagCountLink() {
  const count = useBag(({ bag }) => bag && bagCount(bag))
  const current = useLocation().pathname === '/cart'
  return <BagLink href="/cart" count={count} aria-current={current ? 'page' : undefined} />
}
