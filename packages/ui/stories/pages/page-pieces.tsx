import { fn } from 'storybook/test'
import { Button, ButtonLink, ErrorState, phoneHref } from '../../src/index.ts'
import { shop } from './page-fixtures.ts'

/** Error state with a retry button. */
export function TryAgain({ title }: { title: string }) {
  return <ErrorState title={title} action={<Button onClick={fn()}>Try again</Button>} />
}

/** Links to call the shop and to message it on WhatsApp. */
export function HelpLinks() {
  return (
    <div className="shop:flex shop:flex-wrap shop:gap-3">
      <ButtonLink href={phoneHref(shop.phone)} variant="outline">
        Call us
      </ButtonLink>
      <ButtonLink href="https://wa.me/8801700000000" variant="outline" target="_blank">
        WhatsApp
      </ButtonLink>
    </div>
  )
}
