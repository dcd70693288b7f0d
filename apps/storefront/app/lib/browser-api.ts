import type { Api } from './api.ts'
import { reloadPage } from '../../runtime/lost-files.ts'
import { documentLanguage } from './language.ts'
import { requestBrowserId } from './request-browser-id.ts'

let base = '/api'
let client: Promise<Api> | undefined

/** Sets the base URL of the API, from the environment that the page was rendered with. */
export function setApiBase(url: string): void {
  base = url
}

/** The absolute base URL of the API, without a slash at its end. */
export const apiBase = (): string => new URL(base, location.href).href.replace(/\/$/, '')

/** The API client of the browser. Its code is imported on the first call, not with the first page. */
export function browserApi(): Promise<Api> {
  client ??= Promise.all([import('./api.ts'), import('./localize.ts')]).then(
    ([{ createApi }, { localizedApi }]) =>
      localizedApi(
        documentLanguage(),
        createApi({
          base: apiBase(),
          browserId: requestBrowserId,
        }),
      ),
    (error: unknown) => {
      // A browser keeps the failure of a module, so a press needs the page again.
      client = undefined
      if (navigator.userActivation?.isActive) reloadPage()
      throw error
    },
  )
  return client
}
