import { create } from 'zustand'
import type { DeskSession } from '@shop/domain/wire'

interface SessionGate {
  /** The member who is signed in; undefined before the first answer and after signing out. */
  session: DeskSession | undefined
  /** The session ended while the page was open: the member signs in again over the page. */
  expired: boolean
}

/** Who is signed in, for the calls and for what is shown. */
export const useSessionGate = create<SessionGate>(() => ({ session: undefined, expired: false }))

/** Opens the gate for a session: calls that wait for it go on. */
export const openGate = (session: DeskSession): void =>
  useSessionGate.setState({ session, expired: false })

/** Forgets who is signed in. */
export const closeGate = (): void => useSessionGate.setState({ session: undefined, expired: false })

/** Asks the member to sign in again, and resolves when that is done. */
export function signedInAgain(): Promise<void> {
  useSessionGate.setState({ expired: true })
  return new Promise((resolve) => {
    const stop = useSessionGate.subscribe(({ expired }) => {
      if (expired) return
      stop()
      resolve()
    })
  })
}
