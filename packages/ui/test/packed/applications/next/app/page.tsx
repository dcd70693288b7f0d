import { Popups } from '../shared/popups.tsx'
import { Scopes } from '../shared/scopes.tsx'

export default function Page() {
  return (
    <>
      <Popups />
      <Scopes />
    </>
  )
}
