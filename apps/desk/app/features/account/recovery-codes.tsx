import { Button, Card, CopyButton, Heading, useMessages } from '@shop/ui'
import { accountMessages } from './account.messages.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useMessages(accountMessages)
  return (
    <Card variant="sunken" className="grid gap-3">
      <Heading level={3} size="sm" divider={false} description={t('account.codesHelp')}>
        {t('account.codes')}
      </Heading>
      <ul translate="no" className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton size="md" value={codes.join('\n')} />
        <Button onClick={onDone}>{t('account.codesDone')}</Button>
      </div>
    </Card>
  )
}
