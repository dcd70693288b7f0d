'use client'

import { Suspense, useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMessages } from '../../lib/messages.tsx'
import type { CancelQuestionProps } from './cancel-question.tsx'
import { trackedOrderMessages } from './tracked-order.messages.ts'

// Few orders are cancelled: the dialog is loaded by the press, and prefetched on pointer enter and focus.
const fetchQuestion = () => import('./cancel-question.tsx')
const CancelQuestion = lazyPart(async () => (await fetchQuestion()).CancelQuestion)

/** A failure is of no interest before the press. */
const prefetchQuestion = () => void fetchQuestion().catch(() => undefined)

/** The button that cancels an order after a question. */
export function CancelOrder(props: Pick<CancelQuestionProps, 'orderNumber' | 'onCancel'>) {
  const t = useMessages(trackedOrderMessages)
  const [question, setQuestion] = useState({ mounted: false, open: false })
  return (
    <>
      <Button
        variant="ghost"
        tone="danger"
        aria-haspopup="dialog"
        onPointerEnter={prefetchQuestion}
        onFocus={prefetchQuestion}
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button, and the closed dialog returns the focus to it.
          currentTarget.focus()
          setQuestion({ mounted: true, open: true })
        }}
      >
        {t('tracked.cancel')}
      </Button>
      {question.mounted && (
        <Suspense fallback={null}>
          <CancelQuestion
            {...props}
            open={question.open}
            onOpenChange={(open) => setQuestion({ mounted: true, open })}
          />
        </Suspense>
      )}
    </>
  )
}
