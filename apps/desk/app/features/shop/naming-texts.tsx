import { Button, formatPrice, toast, useMarket, useMessages } from '@shop/ui'
import type { AmountReplacement, NamedText, NamingTexts } from '@shop/domain/wire'
import { useEffect, useRef, useState } from 'react'
import { deskApi } from '../../lib/desk-api.ts'
import { useErrorText } from '../../messages/error-text.ts'
import { notify } from '../../messages/notify.ts'
import { Section } from '../../parts/section.tsx'
import { shopFactsMessages } from './shop-facts.messages.ts'

interface NamingTextsListProps {
  naming: readonly NamingTexts[]
  onDone: () => void
}

/** The texts of the shop that name what was changed. Where one amount replaces another, a button writes it. */
export function NamingTextsList({ naming, onDone }: NamingTextsListProps) {
  const t = useMessages(shopFactsMessages)
  const market = useMarket()
  const list = useRef<HTMLDivElement>(null)
  // What was saved may be far below it.
  useEffect(() => list.current?.scrollIntoView?.({ block: 'nearest' }), [naming])
  if (naming.length === 0) return null
  return (
    <div ref={list}>
      <Section
        title={t('naming.title')}
        action={
          <Button variant="outline" size="sm" onClick={onDone}>
            {t('naming.done')}
          </Button>
        }
      >
        {naming.map(({ about, name, amount, texts }) => (
          <div key={`${about} ${name}`} className="grid gap-2">
            <p>
              {t(`naming.${about}`, { name: amount ? formatPrice(amount.from, market) : name })}
            </p>
            <ul className="grid gap-3">
              {texts.map((text) => (
                <NamedTextItem key={keyOf(text)} text={text} amount={amount} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </div>
  )
}

const keyOf = ({ kind, id, section }: NamedText) => `${kind} ${id} ${section}`

const replaceable = ['page', 'message', 'text'] as const

interface NamedTextItemProps {
  text: NamedText
  amount: NamingTexts['amount']
}

function NamedTextItem({ text, amount }: NamedTextItemProps) {
  const t = useMessages(shopFactsMessages)
  const market = useMarket()
  const errorText = useErrorText()
  const [state, setState] = useState<'named' | 'sending' | 'replaced'>('named')
  const kind = replaceable.find((one) => one === text.kind)
  const { id, section } = text
  const place =
    section === null ? t(`naming.${text.kind}`, { id }) : t('naming.section', { id, section })
  const replace = async (replacement: AmountReplacement) => {
    setState('sending')
    try {
      await deskApi.replaceAmount(replacement)
      setState('replaced')
      notify(t('naming.replaced'), { tone: 'success' })
    } catch (error) {
      setState('named')
      toast(errorText(error), { tone: 'danger' })
    }
  }
  return (
    <li className="grid justify-items-start gap-1">
      <strong>{place}</strong>
      {text.texts.map((one) => (
        <p key={one}>{plain(one)}</p>
      ))}
      {kind && amount && (
        <Button
          variant="outline"
          size="sm"
          loading={state === 'sending'}
          disabled={state === 'replaced'}
          aria-label={`${t('naming.replace', { amount: formatPrice(amount.to, market) })}: ${place}`}
          onClick={() => void replace({ kind, id, section, ...amount })}
        >
          {state === 'replaced'
            ? t('naming.replaced')
            : t('naming.replace', { amount: formatPrice(amount.to, market) })}
        </Button>
      )}
    </li>
  )
}

/** A text of a page without its elements. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
