import { Button, Callout, useMessages } from '@shop/ui'
import { memo } from 'react'
import { LOST_NOTICE } from '../../runtime/lost-files.ts'
import { frameMessages } from './layout.messages.ts'

/**
 * Says that a file of the page was lost, and offers to load it again. The inline script of the head shows
 * it and answers its button, because React may be what was lost.
 */
export const LostFile = memo(function LostFile() {
  const t = useMessages(frameMessages)
  return (
    <div id={LOST_NOTICE} hidden>
      <Callout tone="danger">
        <div className="flex flex-wrap items-center gap-4">
          <div>{t('frame.lostFile')}</div>
          <Button variant="outline" data-reload="">
            {t('frame.loadAgain')}
          </Button>
        </div>
      </Callout>
    </div>
  )
})
