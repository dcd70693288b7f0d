import type { Message } from '@shop/ui'

/** The texts of a `x.messages.ts` in another language. A key that is missing is a type error. */
export type Translation<Defaults> = Readonly<Record<keyof Defaults, Message>>
