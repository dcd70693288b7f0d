import { Button, Callout, useMessages } from '@shop/ui'
import { memo } from 'react'
import { LOST_NOTICE } from '../../runtime/lost-files.ts'
import { shellMessages } from './shell.messages.ts'

/**
 * Says that a file of the page was lost, and offers to load it again. The inline script of the head shows
 * it and answers its button, because React may be what was lost.
 */
export const LostFile = memo(function LostFile() {
  const t = useMessages(shellMessages)
  return (
    <div id={LOST_NOTICE} hidden>
      <Callout tone="danger">
        <div className="flex flex-wrap items-center gap-4">
          <div>{t('shell.lostFile')}</div>
          <Button variant="outline" data-reload="">
            {t('shell.loadAgain')}
          </Button>
        </div>
      </Callout>
    </div>
  )
})
