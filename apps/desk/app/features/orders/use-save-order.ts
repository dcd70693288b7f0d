import { useMessages, type FormResult } from '@shop/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasCode } from '../../lib/api-error.ts'
import { orderQuery } from '../../lib/queries.ts'
import type { DeskOrderDetails } from '@shop/domain/wire'
import { errorMessages } from '../../messages/error.messages.ts'

/**
 * Saves a change of an order that a form was filled for. When somebody else has changed the order meanwhile,
 * `before` and `now` differ: the form shows that, and its next try counts.
 * @param isUntouched whether nobody has changed what the form changes; then its change is sent again at once
 */
export function useSaveOrder(
  order: DeskOrderDetails,
  isUntouched: (current: DeskOrderDetails, before: DeskOrderDetails) => boolean = () => false,
) {
  const tError = useMessages(errorMessages)
  const queries = useQueryClient()
  const [before, setBefore] = useState(order)
  const [now, setNow] = useState<DeskOrderDetails>()
  const version = useRef(order.version)
  async function save(send: (version: number) => Promise<DeskOrderDetails>): Promise<FormResult> {
    try {
      const saved = await send(version.current)
      version.current = saved.version
      setBefore(saved)
      setNow(undefined)
      queries.setQueryData(orderQuery(order.id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['orders', 'list'] })
      return { ok: true }
    } catch (error) {
      if (!hasCode(error, 'changed')) throw error
      const current = error.data as DeskOrderDetails
      version.current = current.version
      if (isUntouched(current, before)) return save(send)
      setNow(current)
      queries.setQueryData(orderQuery(order.id).queryKey, current)
      return { ok: false, message: tError('deskError.changed') }
    }
  }
  return { save, before, now }
}
