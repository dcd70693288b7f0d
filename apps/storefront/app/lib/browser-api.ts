import type { Api } from './api.ts'

let base = '/api'
let made: Promise<Api> | undefined

/** Says where the browser finds the API, once, from what the page was served with. */
export function setApiBase(address: string): void {
  base = address
}

/** The API as the browser calls it. Its code is fetched when it is first needed, not with the first page. */
export function browserApi(): Promise<Api> {
  made ??= import('./api.ts').then(
    ({ createApi }) => createApi({ base: new URL(base, location.href).href.replace(/\/$/, '') }),
    (error: unknown) => {
      // The code did not arrive; the next call asks for it again.
      made = undefined
      throw error
    },
  )
  return made
}
