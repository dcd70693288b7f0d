import { Button, formatTime, useMarket, useMessages } from '@shop/ui'
import type { MouseEvent, ReactNode } from 'react'
import { Section } from '../../parts/section.tsx'
import { callTimes } from './call-times.ts'
import { callsMessages } from './calls.messages.ts'
import type { CallAnswer } from './use-answer-call.ts'

const reasons = ['mind', 'twice', 'price', 'delivery', 'notOrdered'] as const

interface CallAnswersProps {
  onAnswer: (answer: CallAnswer) => void
}

/** How a call can end; each answer is one press. */
export function CallAnswers({ onAnswer }: CallAnswersProps) {
  const t = useMessages(callsMessages)
  const market = useMarket()
  /** The second click of a double click would answer for the next order, which is already shown. */
  const once = (answer: CallAnswer) => (event: MouseEvent) => {
    if (event.detail < 2) onAnswer(answer)
  }
  return (
    <Section title={t('calls.answer')}>
      <Button size="lg" fullWidth onClick={once({ outcome: 'confirmed' })}>
        {t('calls.confirmed')}
      </Button>
      <Group title={t('calls.noAnswer')}>
        {callTimes(new Date(), market.timeZone).map(({ name, at }) => (
          <Button key={name} variant="outline" onClick={once({ outcome: 'no_answer', callAt: at })}>
            {t(`calls.${name}`, { time: formatTime(at, market) })}
          </Button>
        ))}
      </Group>
      <Group title={t('calls.cancelled')}>
        {reasons.map((name) => (
          <Button
            key={name}
            variant="outline"
            tone="danger"
            onClick={once({ outcome: 'cancelled', reason: t(`calls.${name}`) })}
          >
            {t(`calls.${name}`)}
          </Button>
        ))}
      </Group>
      <Button
        variant="outline"
        tone="danger"
        className="justify-self-start"
        onClick={once({ outcome: 'wrong_number' })}
      >
        {t('calls.wrongNumber')}
      </Button>
    </Section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className="grid gap-2">
      <span>{title}</span>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
