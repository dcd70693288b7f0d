import type { LogFault } from '../../runtime/failed-reads.ts'
import type { ReadApi } from './api.ts'
import type { SiteEnvironment } from './shop-environment.ts'

declare module 'react-router' {
  /** The context that the server passes to every loader. */
  interface AppLoadContext {
    /** The reads of the API in the language of the page. The running shop answers them in its process: `server/in-process-api.ts`. */
    api: ReadApi
    environment: SiteEnvironment
    /** Logs what a loader could not read, with the id of the request. */
    logFault: LogFault
    /** The `nonce` of the inline scripts of this code, see `CspPlaceholder`. */
    cspPlaceholder: string
  }
}
