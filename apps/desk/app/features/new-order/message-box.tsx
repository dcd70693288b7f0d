import { Button, Field, Textarea, useMessages } from '@shop/ui'
import { useState } from 'react'
import { changeNewOrder } from '../../lib/new-order.ts'
import { parseMessage } from '../../lib/parse-message.ts'
import { newOrderMessages } from './new-order.messages.ts'

/** Takes a pasted message apart. What it does not say stays as it is. */
export function MessageBox() {
  const t = useMessages(newOrderMessages)
  const [message, setMessage] = useState('')
  const fill = () => {
    const found = Object.entries(parseMessage(message)).filter(([, text]) => text !== '')
    changeNewOrder(Object.fromEntries(found))
  }
  return (
    <div className="grid gap-2">
      <Field
        label={t('newOrder.message')}
        description={t('newOrder.messageHelp')}
        errorSpace={false}
      >
        <Textarea
          rows={3}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          autoComplete="off"
        />
      </Field>
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={message.trim() === ''}
        onClick={fill}
      >
        {t('newOrder.fill')}
      </Button>
    </div>
  )
}
