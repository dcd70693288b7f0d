import { ButtonLink, useMessages } from '@shop/ui'
import { printPath } from '../../lib/print-path.ts'
import { printMessages } from './print.messages.ts'
import type { Parcels } from './use-parcels.ts'

/** The link to the slips of the selected orders, or of all when none is selected. */
export function PrintSlips({ list: { state, parcels = [], chosen } }: { list: Parcels }) {
  const t = useMessages(printMessages)
  const printed = chosen.length > 0 ? chosen : parcels
  return (
    <ButtonLink variant="outline" href={printPath('slips', state, printed)}>
      {t('print.some', { n: printed.length })}
    </ButtonLink>
  )
}
