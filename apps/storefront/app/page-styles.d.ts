declare module 'virtual:page-styles' {
  /** The style sheet of each page by the id of its route; empty in development. */
  export const pageStyles: ReadonlyMap<string, string>
}
