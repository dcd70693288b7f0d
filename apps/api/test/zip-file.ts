import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a ZIP; `size` is what the ZIP says of it, and `encrypted` that it has a password. */
interface ZippedFile {
  name: string
  content: Buffer
  size?: number
  encrypted?: boolean
}

/** The bytes of a ZIP, which may say what is not true of its files. */
export function zipFile(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, size = content.length, encrypted = false } of files) {
    const path = Buffer.from(name)
    const data = deflateRawSync(content)
    // Version, flags (a password, names in UTF-8), method, time and date.
    const head = [20, 0x0800 | (encrypted ? 1 : 0), 8, 0, 0]
    const sizes = [crc32(content), data.length, size]
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      words(head),
      longs(sizes),
      words([path.length, 0]),
      path,
      data,
    ])
    central.push(
      Buffer.from('PK\x01\x02'),
      words([20, ...head]),
      longs(sizes),
      words([path.length, 0, 0, 0, 0]),
      longs([0, offset]),
      path,
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  return Buffer.concat([
    ...locals,
    directory,
    Buffer.from('PK\x05\x06'),
    words([0, 0, files.length, files.length]),
    longs([directory.length, offset]),
    words([0]),
  ])
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeUInt16LE(value, at * 2))
  return bytes
}

function longs(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4))
  return bytes
}
