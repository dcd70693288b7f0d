import { useMessages } from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { ordersKey } from '../../lib/queries.ts'
import { useErrorText } from '../../messages/error-text.ts'
import { parcelMessages } from './parcels.messages.ts'
import { refusalTexts } from './refusal-texts.ts'

/** A change of several orders at once. `problems` says why it was refused, and of which orders. */
export function useSendParcels() {
  const t = useMessages(parcelMessages)
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [sending, setSending] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  /**
   * Sends the change and reads the orders again.
   * @param numbers of the orders, in the sequence of the request
   * @param readAgain reads what is shown of the orders, so that one that somebody else has changed can be sent then
   */
  async function send(
    numbers: readonly string[],
    change: () => Promise<void>,
    readAgain?: () => Promise<void>,
  ) {
    setSending(true)
    setProblems([])
    try {
      await change()
    } catch (error) {
      setProblems([errorText(error), ...refusalTexts(error, numbers, t)])
      if (hasCode(error, 'refused')) await readAgain?.().catch(reportError)
    } finally {
      setSending(false)
      void queries.invalidateQueries({ queryKey: ordersKey })
    }
  }
  return { send, sending, problems }
}
