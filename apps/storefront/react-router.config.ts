import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The first page carries the whole route manifest, so that a navigation needs no request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
