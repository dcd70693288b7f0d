import {
  DataList,
  DataListItem,
  Dialog,
  DialogContent,
  DialogTitle,
  Switch,
  useMessages,
} from '@shop/ui'
import { setSettings, useSettings } from '../lib/settings.ts'
import { shellMessages } from './shell.messages.ts'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['/', 'search'],
  ['u', 'undo'],
  ['?', 'help'],
] as const

interface KeyHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The keys of the desk, and the switch for those that are single letters. */
export function KeyHelp({ open, onOpenChange }: KeyHelpProps) {
  const t = useMessages(shellMessages)
  const on = useSettings((settings) => settings.keys)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="sm">
        <DialogTitle>{t('shell.keys')}</DialogTitle>
        <DataList>
          {keys.map(([key, name]) => (
            <DataListItem key={key} label={t(`keys.${name}`)}>
              {key}
            </DataListItem>
          ))}
        </DataList>
        <Switch
          label={t('keys.on')}
          checked={on}
          onChange={(event) => setSettings({ keys: event.target.checked })}
        />
      </DialogContent>
    </Dialog>
  )
}
