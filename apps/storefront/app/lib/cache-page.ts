/** The headers that let the server and a shared cache keep a page for some seconds; browsers revalidate it. */
export function cachePage(seconds: number): Record<string, string> {
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` }
}
