/** The service workers of the shop; undefined where the browser has none, or denies them to a sandboxed page. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
