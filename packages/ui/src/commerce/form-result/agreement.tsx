import { Link } from '../../components/link/link.tsx'

interface AgreementProps {
  /** A sentence with the slot `{terms}`. */
  text: string
  /** The words of the link that fills the slot. */
  name: string
  href: string
}

/** A sentence of consent whose terms can be read without losing the form: they open in another tab. */
export function Agreement({ text, name, href }: AgreementProps) {
  const [before, after] = text.split('{terms}')
  return (
    <>
      {before}
      <Link href={href} target="_blank" rel="noopener">
        {name}
      </Link>
      {after}
    </>
  )
}
