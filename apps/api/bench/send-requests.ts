import { Agent, request, type IncomingMessage } from 'node:http'

/** One request of a benchmark. */
export interface BenchRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface BenchResult {
  /** Answers of any status. */
  answers: number
  /** Answers a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Requests without an answer. */
  lost: number
  /** Answers by the first digit of their status. */
  statuses: Readonly<Record<number, number>>
}

/**
 * Sends requests over some connections, each the next as soon as the last was answered, for some
 * milliseconds or a number of requests. Own code over Node's client: on one machine the client takes
 * its processor time from the shop. For an answer of 35 KB this one takes 0.1 ms, and autocannon,
 * which parses answers in JavaScript, took 0.6 ms, more than ten times the shop's.
 * @param next the nth request, from 1
 */
export async function sendRequests(
  origin: string,
  connections: number,
  limit: { duration: number } | { amount: number },
  next: (n: number) => BenchRequest,
): Promise<BenchResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const statuses: Record<number, number> = {}
  let lost = 0
  let sent = 0
  const start = performance.now()
  const isOver = () =>
    'amount' in limit ? sent >= limit.amount : performance.now() - start >= limit.duration
  const sendInTurn = async () => {
    while (!isOver()) {
      sent += 1
      const began = performance.now()
      try {
        const status = await send(origin, agent, next(sent))
        times.push(performance.now() - began)
        const kind = Math.floor(status / 100)
        statuses[kind] = (statuses[kind] ?? 0) + 1
      } catch {
        lost += 1
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, sendInTurn))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const percentile = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  const answers = times.length
  return {
    ...{ answers, lost, statuses, rate: Math.round(answers / seconds) },
    ...{ p50: percentile(0.5), p99: percentile(0.99) },
  }
}

/** Sends one request and reads its answer. Resolves to the status. */
function send(origin: string, agent: Agent, { body, ...rest }: BenchRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: body === undefined ? 'GET' : 'POST', ...rest, agent }
    const sending = request(origin, options, (answer: IncomingMessage) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
