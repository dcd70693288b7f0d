import { DataList, DataListItem, formatDateTime, useMarket, useMessages } from '@shop/ui'
import type { FieldChange } from '@shop/domain/wire'
import { changeMessages } from '../messages/change.messages.ts'
import { Section } from './section.tsx'

interface ChangeListProps {
  title: string
  /** Newest first. */
  changes: readonly FieldChange[]
  /** The name of a field. */
  labelOf: (field: string) => string
  /** A value of a field that has one. */
  textOf: (field: string, value: FieldChange['from']) => string
}

/** What was changed, newest first: who, when, from what to what. Nothing without a change. */
export function ChangeList({ title, changes, labelOf, textOf }: ChangeListProps) {
  const t = useMessages(changeMessages)
  const market = useMarket()
  if (changes.length === 0) return null
  const ids = [...new Set(changes.map((change) => change.id))]
  const byChange = ids.map((one) => changes.filter((change) => change.id === one))
  const text = (field: string, value: FieldChange['from']) =>
    isBlank(value) ? '–' : textOf(field, value)
  return (
    <Section title={title}>
      <DataList>
        {byChange.map((fields) => (
          <DataListItem key={fields[0]?.id} label={formatDateTime(fields[0]?.at ?? '', market)}>
            <p>{fields[0]?.staff ?? t('change.command')}</p>
            <ul className="grid gap-1">
              {fields.map(({ field, from, to }) => (
                <li key={field}>
                  {t(isBlank(from) ? 'change.added' : 'change.changed', {
                    field: labelOf(field),
                    from: text(field, from),
                    to: text(field, to),
                  })}
                </li>
              ))}
            </ul>
          </DataListItem>
        ))}
      </DataList>
    </Section>
  )
}

const isBlank = (value: FieldChange['from']) => value === null || value === ''
