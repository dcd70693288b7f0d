import { mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { addProduct, useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { zipFile } from '../../test/zip-file.ts'

const mediaDir = join(tmpdir(), `shop-hostile-media-${process.pid}`)
const shop = useShop({ MEDIA_DIR: mediaDir })
const { folder, run } = useCommands(shop)

/** A picture in which every pixel counts, so that a part of it is no whole one. */
const image = () =>
  sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

/** A PNG that says it has these sides, and holds no more than a few bytes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG whose header says that it has these sides. */
function jpegOf(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** The bytes with one in their middle changed. */
function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  const middle = bytes.length >> 1
  changed.writeUInt8(changed.readUInt8(middle) ^ 0xff, middle)
  return changed
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const notPhoto = 'It is no photo'
const twoKinds = 'another kind of file at once'
const damaged = 'damaged or not complete'

let files: Record<string, [content: Buffer, message: string]>
let zips: Record<string, [zip: Buffer, path: string, message: string]>

beforeAll(async () => {
  const jpeg = await image().jpeg().toBuffer()
  const png = await image().png().toBuffer()
  const webp = await image().webp().toBuffer()
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
  const withComment = (text: string) => {
    const comment = Buffer.from(text)
    const size = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
    return Buffer.concat([jpeg.subarray(0, 2), size, comment, jpeg.subarray(2)])
  }
  const behind = (bytes: Buffer, text: string | Buffer) => Buffer.concat([bytes, Buffer.from(text)])
  const frames = await sharp(
    await Promise.all([image().png().toBuffer(), image().negate().png().toBuffer()]),
    { join: { animated: true } },
  )
    .webp()
    .toBuffer()
  files = {
    'empty.jpg': [Buffer.alloc(0), 'The file is empty'],
    'large.jpg': [behind(jpeg, Buffer.alloc(20_000_001)), 'larger than 20 MB'],
    'bomb.png': [pngOf(60_000, 60_000), 'million'],
    'wide.png': [pngOf(2_000_000, 100), 'million'],
    'claims.png': [pngOf(6000, 6000), damaged],
    'half.jpg': [half(jpeg), damaged],
    'half.png': [half(png), damaged],
    'half.webp': [half(webp), damaged],
    'start.jpg': [jpeg.subarray(0, 20), damaged],
    'noise.jpg': [
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), png.subarray(100)]),
      damaged,
    ],
    'vector.svg': [Buffer.from(svg), notPhoto],
    'vector.png': [Buffer.from(svg), notPhoto],
    'is-a-png.jpg': [png, 'It is PNG, but its name ends in .jpg'],
    'is-a-jpeg.webp': [jpeg, 'It is JPEG, but its name ends in .webp'],
    'flipped.png': [flipped(png), damaged],
    'wide.jpg': [jpegOf(jpeg, 65_000, 65_000), 'million'],
    'zeros.jpg': [Buffer.alloc(1000), notPhoto],
    'is-a-tiff.jpg': [Buffer.from('II*\0\x08\0\0\0', 'latin1'), notPhoto],
    'is-a-bitmap.png': [Buffer.from('BM\x1e\0\0\0', 'latin1'), notPhoto],
    'is-a-sound.webp': [Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'), notPhoto],
    'program.exe': [jpeg, notPhoto],
    noending: [jpeg, notPhoto],
    'shell.php.jpg': [Buffer.from('<?php system($_GET["c"]);'), notPhoto],
    'page.jpg': [Buffer.from('<html><script>alert(1)</script>'), notPhoto],
    'document.jpg': [Buffer.from('%PDF-1.7\n1 0 obj'), notPhoto],
    'moving.gif': [Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), notPhoto],
    'phone.heic': [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC cannot be read'],
    'renamed-heic.jpg': [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'HEIC cannot be read'],
    'frames.webp': [frames, 'It is animated'],
    'comment-script.jpg': [withComment('<script>alert(1)</script>'), twoKinds],
    'comment-pdf.jpg': [withComment('%PDF-1.7'), twoKinds],
    'behind-php.png': [behind(png, '<?php echo 1 ?>'), twoKinds],
    'behind-zip.jpg': [behind(jpeg, zipFile([{ name: 'a.class', content: png }])), twoKinds],
    'behind-svg.webp': [behind(webp, svg), twoKinds],
  }
  const one = (name: string, content: Buffer = jpeg, more = {}) =>
    zipFile([{ name, content, ...more }])
  const climbing = 'Its path leads out of the ZIP'
  zips = {
    'climbing.zip': [one('../../climbed.jpg'), '../../climbed.jpg', climbing],
    'climbing-windows.zip': [one('..\\..\\climbed.jpg'), '../../climbed.jpg', climbing],
    'absolute.zip': [one('/etc/absolute.jpg'), '/etc/absolute.jpg', climbing],
    'drive.zip': [one('C:/drive.jpg'), 'C:/drive.jpg', climbing],
    'bomb.zip': [one('zeros.jpg', Buffer.alloc(200_000_000)), 'zeros.jpg', 'larger than 20 MB'],
    'lying-bomb.zip': [
      one('lying.jpg', Buffer.alloc(100_000_000), { size: 1000 }),
      'lying.jpg',
      damaged,
    ],
    'nested.zip': [one('inner.zip', one('kettle.jpg')), 'inner.zip', 'It is a ZIP in a ZIP'],
    'secret.zip': [one('secret.jpg', jpeg, { encrypted: true }), 'secret.jpg', 'It has a password'],
    'half.zip': [half(one('kettle.jpg')), 'half.zip', damaged],
    'no-zip.zip': [Buffer.from('PK\x03\x04 nothing'), 'no-zip.zip', damaged],
    'empty.zip': [Buffer.alloc(0), 'empty.zip', damaged],
  }
})

const stored = async () => ({
  rows: await shop.sql`select name from photos`,
  files: await readdir(mediaDir, { recursive: true }).catch(() => []),
})
const nothing = { rows: [], files: [] }

describe('hostile files', () => {
  test('of 35 kinds in a folder are refused by name, and nothing of them is stored', async () => {
    const given = await mkdtemp(join(folder(), 'given-'))
    for (const [name, [content]] of Object.entries(files)) {
      await writeFile(join(given, name), content)
    }
    await symlink('/etc/passwd', join(given, 'link.jpg'))
    const { code, out, err } = await run('photos', 'add', given)
    expect(code).toBe(1)
    for (const [name, [, message]] of Object.entries(files)) {
      expect(err).toMatch(new RegExp(`/${name}: [^\n]*${message.replace('.', '\\.')}`))
    }
    expect(err).toContain('/link.jpg: It is no file')
    expect(out).toBe(`0 new, 0 replaced, 0 unchanged, ${Object.keys(files).length + 1} refused.\n`)
    expect(await stored()).toEqual(nothing)
  })

  test('in a ZIP are refused by name, and nothing of them is stored', async () => {
    const given = await mkdtemp(join(folder(), 'zips-'))
    for (const [name, [zip, path, message]] of Object.entries(zips)) {
      const file = join(given, name)
      await writeFile(file, zip)
      const { code, out, err } = await run('photos', 'add', file)
      expect({ name, code, out }).toEqual({
        name,
        code: 1,
        out: '0 new, 0 replaced, 0 unchanged, 1 refused.\n',
      })
      expect(err).toContain(`${path}: `)
      expect(err).toContain(message)
    }
    expect(await stored()).toEqual(nothing)
  })

  test('do not keep the good ones beside them from being added', async () => {
    const id = await addProduct(shop.sql)
    const zip = join(folder(), 'mixed.zip')
    const good = await image().png().toBuffer()
    await writeFile(
      zip,
      zipFile([
        { name: '__MACOSX/._kettle.png', content: Buffer.from('x') },
        { name: '.DS_Store', content: Buffer.from('x') },
        { name: 'shop/half.png', content: good.subarray(0, 300) },
        { name: `shop/${id}.png`, content: good },
      ]),
    )
    const { code, out, err } = await run('photos', 'add', zip)
    expect(code).toBe(1)
    expect(err.trim().split('\n')).toEqual([expect.stringContaining('mixed.zip: shop/half.png: ')])
    expect(out).toContain(`${id}.png new: product ${id}.`)
    expect(out).toContain('1 new, 0 replaced, 0 unchanged, 1 refused.')
  })
})
