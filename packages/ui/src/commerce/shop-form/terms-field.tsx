import { Checkbox, type CheckboxProps } from '../../components/checkbox/checkbox.tsx'
import { Link } from '../../components/link/link.tsx'

export interface TermsFieldProps extends Omit<CheckboxProps, 'label'> {
  /** A sentence with the placeholder `{terms}`. */
  agreeText: string
  /** Text of the link that replaces the placeholder. */
  termsText: string
  termsHref: string
}

/** The checkbox `terms` that accepts the terms. They open in a new tab, so that the form is kept. */
export function TermsField({ agreeText, termsText, termsHref, ...props }: TermsFieldProps) {
  const [before, after] = agreeText.split('{terms}')
  return (
    <Checkbox
      name="terms"
      label={
        <>
          <span>{before}</span>
          <Link href={termsHref} target="_blank" rel="noopener">
            {termsText}
          </Link>
          <span>{after}</span>
        </>
      }
      {...props}
    />
  )
}
