import { writeDigits } from '@shop/domain'
import {
  Button,
  ButtonLink,
  EmptyState,
  PageTitle,
  Callout,
  useMarket,
  useMessages,
} from '@shop/ui'
import { checkoutMessages } from './checkout.messages.ts'
import { forgetShopper } from './personal-data.ts'

/** Focuses what takes the place of the button that was pressed. */
const focusOn = (element: HTMLElement | null) => element?.focus()

/** Says how long the browser keeps who ordered, and offers to forget it. For the page after an order. */
export function ForgetOffer({ onForgotten }: { onForgotten: () => void }) {
  const t = useMessages(checkoutMessages)
  const forget = () => {
    forgetShopper()
    onForgotten()
  }
  return (
    <div className="grid justify-items-center gap-1 print:hidden">
      <p className="m-0">{t('checkout.kept')}</p>
      <Button variant="outline" onClick={forget}>
        {t('checkout.forget')}
      </Button>
    </div>
  )
}

/** Takes the place of a page that showed an order which this browser has forgotten. */
export function ForgottenOrder({ orderNumber }: { orderNumber: number }) {
  const t = useMessages(checkoutMessages)
  const { digits } = useMarket()
  const number = writeDigits(String(orderNumber), digits)
  return (
    <EmptyState
      ref={focusOn}
      tabIndex={-1}
      media={null}
      title={<PageTitle>{t('checkout.forgotten')}</PageTitle>}
      description={t('checkout.forgottenText', { number })}
      action={<ButtonLink href="/">{t('checkout.home')}</ButtonLink>}
    />
  )
}

export interface PrefilledNoteProps {
  /** Whether the form was emptied. */
  forgotten: boolean
  onForget: () => void
}

/** Says below a filled-in form where its texts come from, and offers to forget them. */
export function PrefilledNote({ forgotten, onForget }: PrefilledNoteProps) {
  const t = useMessages(checkoutMessages)
  if (forgotten)
    return (
      <Callout tone="success" ref={focusOn} tabIndex={-1} className="mb-3">
        {t('checkout.emptiedForm')}
      </Callout>
    )
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2">
      <span>{t('checkout.prefilled')}</span>
      <Button variant="outline" onClick={onForget}>
        {t('checkout.empty')}
      </Button>
    </div>
  )
}
