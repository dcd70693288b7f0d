import { Histogram, type Registry } from 'prom-client'

/** A histogram of response times in seconds, by method, route and status. */
export const responseTimes = (registry: Registry) =>
  new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
