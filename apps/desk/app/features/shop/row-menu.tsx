import {
  ConfirmDialog,
  IconButton,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  toast,
  useMessages,
} from '@shop/ui'
import { useState, type ReactNode } from 'react'
import { useErrorText } from '../../messages/error-text.ts'
import { shopFactsMessages } from './shop-facts.messages.ts'
import { EditDialog } from './edit-dialog.tsx'

interface RowMenuProps {
  /** Name of the row. */
  name: string
  /** The form that changes it; it calls `close` when it is saved. */
  form: (close: () => void) => ReactNode
  /** Moves it to the front. Without it that cannot be chosen. */
  onFirst?: (() => Promise<void>) | undefined
  /** Removes it. Without it that cannot be chosen. */
  onRemove?: (() => Promise<void>) | undefined
  /** What happens then. */
  removeHelp: string
}

/** Changes, moves or removes a row, after a question. */
export function RowMenu({ name, form, onFirst, onRemove, removeHelp }: RowMenuProps) {
  const t = useMessages(shopFactsMessages)
  const errorText = useErrorText()
  const [open, setOpen] = useState<'form' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton size="sm" aria-label={t('charges.actions', { name })}>
            <MoreIcon />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuItem onSelect={() => setOpen('form')}>{t('charges.change')}</MenuItem>
          {onFirst && (
            <MenuItem
              onSelect={() =>
                void onFirst().catch((error: unknown) => {
                  toast(errorText(error), { tone: 'danger' })
                })
              }
            >
              {t('charges.first')}
            </MenuItem>
          )}
          {onRemove && (
            <MenuItem tone="danger" onSelect={() => setOpen('question')}>
              {t('charges.remove')}
            </MenuItem>
          )}
        </MenuContent>
      </Menu>
      <EditDialog
        title={t('charges.changeOf', { name })}
        open={open === 'form'}
        onOpenChange={(next) => setOpen(next ? 'form' : undefined)}
      >
        {form(close)}
      </EditDialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={(next) => setOpen(next ? 'question' : undefined)}
        title={t('charges.removeOf', { name })}
        description={removeHelp}
        confirmText={t('charges.remove')}
        onConfirm={async () => {
          try {
            await onRemove?.()
            return { ok: true }
          } catch (error) {
            return { ok: false, message: errorText(error) }
          }
        }}
      />
    </>
  )
}
