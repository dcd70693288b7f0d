import { fn } from 'storybook/test'
import { Button, ButtonLink, ErrorState, phoneHref } from '../index.ts'
import { shop } from './page-fixtures.ts'

/** A page that could not be shown, and the way to ask for it again. */
export function TryAgain({ title }: { title: string }) {
  return <ErrorState title={title} action={<Button onClick={fn()}>Try again</Button>} />
}

/** Two ways to a person: a call and a WhatsApp message. */
export function HelpLinks() {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={phoneHref(shop.phone)} variant="outline">
        Call us
      </ButtonLink>
      <ButtonLink href="https://wa.me/8801700000000" variant="outline" target="_blank">
        WhatsApp
      </ButtonLink>
    </div>
  )
}
