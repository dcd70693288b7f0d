import { Link } from '../../components/link/link.tsx'

interface AgreementProps {
  /** A sentence with the placeholder `{terms}`. */
  text: string
  /** Text of the link that replaces the placeholder. */
  name: string
  href: string
}

/** A consent sentence with a link to the terms, which open in a new tab so that the form is kept. */
export function Agreement({ text, name, href }: AgreementProps) {
  const [before, after] = text.split('{terms}')
  return (
    <>
      <span>{before}</span>
      <Link href={href} target="_blank" rel="noopener">
        {name}
      </Link>
      <span>{after}</span>
    </>
  )
}
