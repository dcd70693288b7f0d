declare module 'virtual:early-files' {
  /** The addresses of the early script: its entry, then the files that it imports. */
  export const earlyFiles: readonly [string, ...string[]]
}
