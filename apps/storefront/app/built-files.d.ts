declare module 'virtual:built-files' {
  /** The addresses of the early script: its entry, then the files that it imports. */
  export const earlyFiles: readonly [string, ...string[]]
  /** The addresses of the Bengali texts and of what they import. */
  export const bengaliFiles: readonly string[]
}
