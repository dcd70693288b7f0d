/** Upper bounds of the histogram's buckets, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Series {
  count: number
  seconds: number
  buckets: number[]
}

/** A Prometheus histogram of response times, by method, route and status. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>()

  /** Counts one response; `seconds` is how long it took. */
  observe(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`
    let series = this.#series.get(labels)
    if (!series) {
      series = { count: 0, seconds: 0, buckets: bounds.map(() => 0) }
      this.#series.set(labels, series)
    }
    series.count += 1
    series.seconds += seconds
    const bucket = bounds.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
  }

  /** The histogram in Prometheus' text format, followed by `gauges`. */
  text(gauges: Readonly<Record<string, number>>): string {
    const name = 'shop_http_request_duration_seconds'
    const lines = [`# HELP ${name} Time to answer.`, `# TYPE ${name} histogram`]
    for (const [labels, series] of this.#series) {
      let sum = 0
      bounds.forEach((bound, bucket) => {
        sum += series.buckets[bucket] ?? 0
        lines.push(`${name}_bucket{${labels},le="${bound}"} ${sum}`)
      })
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${series.count}`)
      lines.push(`${name}_sum{${labels}} ${series.seconds}`)
      lines.push(`${name}_count{${labels}} ${series.count}`)
    }
    for (const [gauge, value] of Object.entries(gauges)) {
      lines.push(`# TYPE ${gauge} gauge`, `${gauge} ${value}`)
    }
    return `${lines.join('\n')}\n`
  }
}
