import type { Catalogue, Logger } from '@shop/api'
import type { Language } from '../app/lib/language.ts'
import type { SiteEnvironment } from '../app/lib/shop-environment.ts'
import type { catalogue, createHandler, styleSheet } from '../app/entry.server.tsx'
import type { PageBuild as HandlerBuild } from '../runtime/page-handler.ts'
import type { BuildFiles } from './build-files.ts'

/** The module that the build of the storefront writes. */
export interface StorefrontBuild extends HandlerBuild {
  entry: {
    module: {
      createHandler: typeof createHandler
      styleSheet: typeof styleSheet
      catalogue: typeof catalogue
    }
  }
}

/** The built pages, or in development a function that loads them again. */
export type PageBuild = StorefrontBuild | (() => Promise<StorefrontBuild>)

/** The API's application; `bindings` carry the connection, which says the client's address. */
export interface ApiApp {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
}

export interface PageOptions {
  log: Logger
  /** The API in this process, or undefined when it runs elsewhere. */
  api: { app: ApiApp; catalogue: Catalogue; buildFiles?: BuildFiles } | undefined
  /** The environment of the pages of each language. */
  environments: Readonly<Record<Language, SiteEnvironment>>
  /** Origins of the tag manager. */
  tagOrigins: readonly string[]
  /** URL of the external API; only used when `api` is undefined. */
  apiUrl: string
  /** Folder of the built client files; undefined in development. */
  clientDir: string | undefined
}
