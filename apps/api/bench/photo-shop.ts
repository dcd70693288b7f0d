import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openForCommand } from '../src/cli/open-for-command.ts'
import { runCli } from '../src/cli/run-cli.ts'
import { startProcess, stopProcess } from '../test/shop-process.ts'

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '20' },
    port: { type: 'string', default: '3000' },
    help: { type: 'boolean', short: 'h' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const demoMedia = join(import.meta.dirname, '../../../packages/demo/build/media')

if (values.help) {
  print('Starts the demo shop with photos as a phone takes them, of its first products and of its')
  print('banners, added by commands. Prints its address when all sizes are made, and runs until')
  print('Ctrl-C, so that first views can be measured.')
  print('usage: node apps/api/bench/photo-shop.ts [--photos 20] [--port 3000]')
} else {
  await serve()
}

async function serve() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
  const env = {
    ...{ DATA_DIR: join(folder, 'data'), MEDIA_DIR: join(folder, 'media'), DATABASE_URL: '' },
    LOG_LEVEL: 'warn',
  }
  const shop = await startProcess(Number(values.port), env)
  try {
    const list = await read<Pictured[]>(`${shop.baseUrl}/products?limit=100`)
    const pictured = list.filter(({ image }) => image)
    const products = pictured.slice(0, Number(values.photos))
    const { banners } = await read<{ banners: (Pictured & { id: string })[] }>(
      `${shop.baseUrl}/home`,
    )
    print(`${products.length} photos of products, ${banners.length} of banners …`)
    const [ofProducts, ofBanners] = [join(folder, 'products'), join(folder, 'banners')]
    await mkdir(ofProducts)
    await mkdir(ofBanners)
    for (const [n, { id, image }] of products.entries())
      await takePhoto(image, join(ofProducts, `${id}.jpg`), n)
    for (const [n, { id, image }] of banners.entries())
      await takePhoto(image, join(ofBanners, `${id}.jpg`), n)
    print(await run(env, 'photos', 'add', ofProducts))
    const added = await run(env, 'photos', 'add', ofBanners, '--banner')
    for (const [, id = '', path = ''] of added.matchAll(/^(\S+)\.jpg \w+: its path is (\S+)\./gm))
      await run(env, 'banners', 'set', id, '--image', path)
    const began = performance.now()
    while ((await run(env, 'photos', 'list')).includes('  waiting')) await sleep(500)
    print(`All sizes were made in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
    print(`The shop is ready at ${new URL(shop.baseUrl).origin}. Ctrl-C ends it.`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  } finally {
    await stopProcess(shop, 'SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

interface Pictured {
  id: number | string
  /** The path of a picture of the demo. */
  image: string
}

async function read<Data>(url: string): Promise<Data> {
  return ((await (await fetch(url)).json()) as { data: Data }).data
}

/** A photo of 12 million pixels with the noise of a phone's camera; every second one lies on its side. */
async function takePhoto(image: string, file: string, n: number): Promise<void> {
  const size = { width: 4000, height: 3000 }
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  await sharp(join(demoMedia, image))
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: n % 2 ? 6 : 1 })
    .toFile(file)
}

/** Runs a command and returns what it printed. @throws Error when it fails */
async function run(env: Record<string, string>, ...args: string[]): Promise<string> {
  const lines: string[] = []
  const output = {
    print: (line: string) => void lines.push(line),
    printError: (line: string) => void lines.push(line),
  }
  const code = await runCli(args, output, (command) => openForCommand(command, env))
  if (code !== 0) throw new Error(`${args.join(' ')}: ${lines.join('\n')}`)
  return lines.join('\n')
}
