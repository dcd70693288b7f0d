import type { ComponentProps } from 'react'
import { Heading } from '../../components/heading/heading.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'

/** Level of a form's title: 1 is the title of the page, null draws no title. */
export type FormTitleLevel = 1 | 2 | 3 | null

interface FormTitleProps extends Pick<ComponentProps<'h1'>, 'children' | 'className'> {
  level: FormTitleLevel
}

/** The title of a form, as the title of its page or as a lower heading. */
export function FormTitle({ level, ...props }: FormTitleProps) {
  if (level === null) return null
  if (level === 1) return <PageTitle {...props} />
  return <Heading level={level} divider={false} {...props} />
}
