import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  useMessages,
} from '@shop/ui'
import { useSessionGate } from '../../lib/session-gate.ts'
import { SignInForm } from './sign-in-form.tsx'
import { sessionMessages } from './session.messages.ts'

/** Over the page when the session has ended: what was typed below is kept, and what was pressed goes on. */
export function SignInAgain() {
  const t = useMessages(sessionMessages)
  const { session, expired } = useSessionGate()
  return (
    <Dialog open={expired}>
      <DialogContent size="sm" closeButton={false} closeOnOutsideClick={false}>
        <DialogTitle>{t('session.ended')}</DialogTitle>
        <DialogDescription>{t('session.endedHelp')}</DialogDescription>
        <SignInForm name={session?.staff.name} />
        {/* Another member starts with a new page. */}
        <Button variant="ghost" onClick={() => window.location.assign('/desk/sign-in')}>
          {t('session.other')}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
