export const browserArgs: string[]

export function findBrowser(): Promise<{
  executablePath: string
  args: string[]
  env: Record<string, string>
  source: string
}>
