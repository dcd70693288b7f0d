import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openForCommand } from '../src/cli/open-for-command.ts'
import { runCli } from '../src/cli/run-cli.ts'
import { startEmbedded, type EmbeddedServer } from '../src/db/embedded/server.ts'
import { startProcess, stopProcess } from '../test/shop-process.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4296' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Fact {
  name: string
  /** The path at which it is shown, or of the call that uses it. */
  path: string
  /** The body of a call. */
  body?: object
  /** The command that changes it for the nth time, and what the answer then has. */
  change: (n: number) => { command: string[]; shown: string }
}

const textOf = (n: number) => `Changed ${n} times`
const set = (name: string, path: string, command: string): Fact => ({
  ...{ name, path },
  change: (n) => ({ command: [...command.split(' '), textOf(n)], shown: textOf(n) }),
})
const quoted = {
  path: '/api/orders/quote',
  body: { products: [{ id: 1, quantity: 1 }], couponCode: 'FRESH', shippingZone: 'dhaka_outside' },
}

/** One fact of each kind that the owner decides. */
const factsOf = (folder: string): Fact[] => [
  set('name of the shop', '/', 'shop set --name'),
  set('name in the manifest', '/manifest.webmanifest', 'shop set --name'),
  set('address', '/contact-us', 'shop set --address'),
  set('name of a zone', '/product-details/1', 'zones set dhaka_outside --name'),
  {
    ...{ name: 'charge of a zone', path: '/product-details/1' },
    change: (n) => ({
      command: ['zones', 'set', 'dhaka_outside', '--charge', String(n)],
      shown: `৳${n}`,
    }),
  },
  {
    ...{ name: 'charge, in a quote', ...quoted },
    change: (n) => ({
      command: ['zones', 'set', 'dhaka_outside', '--charge', String(n)],
      shown: `"shippingCharge":${n},`,
    }),
  },
  {
    ...{ name: 'coupon, in a quote', ...quoted },
    change: (n) => ({
      command: ['coupons', 'set', 'FRESH', '--amount', String(1 + (n % 100))],
      shown: `"discount":${1 + (n % 100)},`,
    }),
  },
  set('title of a policy', '/delivery-policy', 'pages set delivery-policy --title'),
  {
    ...{ name: 'section of a policy', path: '/delivery-policy' },
    change: (n) => ({
      command: ['pages', 'set', 'delivery-policy', 'time', '--file', join(folder, `${n}.txt`)],
      shown: textOf(n),
    }),
  },
  set('text of the pages', '/contact-us', 'texts set contactPage.title --en'),
  set('banner', '/', 'banners set rice-cooker --alt'),
  set('testimonial', '/', 'testimonials set 1 --text'),
  set('campaign', '/campaign', 'campaigns set 1 --name'),
  set('category', '/bn', 'categories set 1 --name-bn'),
]

if (values.help) {
  print('Measures in how many seconds each of two processes shows a change of the owner, in pages')
  print('that it keeps. The time begins when the command ends; the longest of several is printed.')
  print('usage: node apps/api/bench/fresh-bench.ts [--times 3] [--only "banner,campaign"]')
  print('       [--port 4296]')
} else {
  await bench()
}

async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const server = await startEmbedded(folder, () => undefined)
  const env = { DATABASE_URL: urlOf(server), LOG_LEVEL: 'warn' }
  const ports = [Number(values.port), Number(values.port) + 1]
  const shops = await Promise.all(ports.map((port) => startProcess(port, env)))
  const origins = shops.map(({ baseUrl }) => new URL(baseUrl).origin)
  const only = values.only && values.only.split(',')
  const facts = factsOf(folder).filter(({ name }) => !only || only.includes(name))
  try {
    await runCommand(env, ['coupons', 'set', 'FRESH', '--amount', '1'])
    print('| fact | shown at | first process, s | second process, s | Cache-Control | load |')
    print('|---|---|---|---|---|---|')
    for (const [index, fact] of facts.entries()) {
      const longest = origins.map(() => 0)
      for (let time = 1; time <= Number(values.times); time += 1) {
        const n = index * 100 + time
        await writeFile(join(folder, `${n}.txt`), textOf(n))
        const seconds = await measure(origins, env, fact, n)
        for (const [at, one] of seconds.entries()) longest[at] = Math.max(longest[at] ?? 0, one)
      }
      const cached = (await ask(origins[0] ?? '', fact)).headers.get('cache-control')
      const cells = [fact.name, fact.path, ...longest.map((one) => one.toFixed(2)), cached]
      print(`| ${[...cells, loadavg()[0]?.toFixed(1)].join(' | ')} |`)
    }
  } finally {
    await Promise.all(shops.map((shop) => stopProcess(shop, 'SIGTERM')))
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Changes a fact while both processes keep what shows it. Resolves to the seconds until each shows the change. */
async function measure(
  origins: readonly string[],
  env: Record<string, string>,
  fact: Fact,
  n: number,
): Promise<number[]> {
  for (const origin of [...origins, ...origins]) await (await ask(origin, fact)).text()
  const { command, shown } = fact.change(n)
  await runCommand(env, command)
  const began = performance.now()
  return Promise.all(
    origins.map(async (origin) => {
      while (!(await (await ask(origin, fact)).text()).includes(shown)) {
        if (performance.now() - began > 60_000)
          throw new Error(`${origin}${fact.path} has not shown "${shown}" for a minute.`)
        await sleep(20)
      }
      return (performance.now() - began) / 1000
    }),
  )
}

function ask(origin: string, { path, body }: Fact): Promise<Response> {
  if (!body) return fetch(origin + path)
  const headers = { 'content-type': 'application/json' }
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** @throws Error with the output of a command that fails */
async function runCommand(env: Record<string, string>, args: readonly string[]): Promise<void> {
  let problem = ''
  const output = {
    print: () => undefined,
    printError: (line: string) => void (problem += `${line}\n`),
  }
  const code = await runCli(args, output, (command) => openForCommand(command, env))
  if (code !== 0) throw new Error(`${args.join(' ')}: ${problem}`)
}

function urlOf({ address: { host, port, username, password } }: EmbeddedServer): string {
  return `postgres://${username}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
}
