import { fn } from 'storybook/test'
import { Button, ButtonLink, ErrorState, phoneHref } from '../../src/index.ts'
import { text, useSample } from '../samples/text.ts'
import { shop } from './page-fixtures.ts'

/** Error state with a retry button. */
export function TryAgain({ title }: { title: string }) {
  return useSample(
    <ErrorState
      title={title}
      action={<Button onClick={fn()}>{text('Try again', 'আবার চেষ্টা করুন')}</Button>}
    />,
  )
}

/** Links to call the shop and to message it on WhatsApp. */
export function HelpLinks() {
  return useSample(
    <div className="shop:flex shop:flex-wrap shop:gap-3">
      <ButtonLink href={phoneHref(shop.phone)} variant="outline">
        {text('Call us', 'কল করুন')}
      </ButtonLink>
      <ButtonLink href="https://wa.me/8801700000000" variant="outline" target="_blank">
        {text('WhatsApp', 'হোয়াটসঅ্যাপ')}
      </ButtonLink>
    </div>,
  )
}
