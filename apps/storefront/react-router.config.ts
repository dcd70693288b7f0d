import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table of contents travels with the first page: it is small, and a link then
  // needs no extra request on a patchy network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
