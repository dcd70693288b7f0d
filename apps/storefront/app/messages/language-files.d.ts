declare module 'virtual:language-files' {
  /** The addresses of the Bengali texts and of what they import. */
  export const bengaliFiles: readonly string[]
}
