import { FatalStartError, type Settings } from '@shop/api'
import { opendir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'

/**
 * Refuses settings that are wrong on this machine, before the database starts.
 * @throws FatalStartError that says what to do
 */
export async function checkSettings({ host, port, dataDir, mediaDir }: Settings): Promise<void> {
  await checkFolder('DATA_DIR', dataDir)
  await checkFolder('MEDIA_DIR', mediaDir)
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explainListenError(error, host, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** A missing folder is created later. That of the data need not be readable with a DATABASE_URL. */
async function checkFolder(name: 'DATA_DIR' | 'MEDIA_DIR', folder: string): Promise<void> {
  try {
    // Reading its names and entering it are two permissions.
    await (await opendir(folder)).close()
    await stat(`${folder}/.`)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const isDenied = code === 'EACCES' || code === 'EPERM'
    if (code === 'ENOENT' || (isDenied && name === 'DATA_DIR')) return
    throw new FatalStartError(
      `${name}, ${folder}, ${isDenied ? 'may not be read by this user' : 'is not a folder'}.`,
      isDenied
        ? `Let this user read and enter it, or set ${name} to another folder.`
        : `Set ${name} to a folder.`,
      { cause },
    )
  }
}

/** What a person can do about an address that cannot be opened; other errors as they are. */
export function explainListenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
): Error {
  if (error.code === 'EADDRINUSE') {
    return new FatalStartError(
      `Port ${port} is already in use.`,
      'Stop what uses it, or choose another one: PORT=3001 npm start.',
    )
  }
  if (error.code === 'EACCES') {
    return new FatalStartError(
      `Port ${port} may not be opened by this user.`,
      'Choose one above 1023: PORT=3000 npm start.',
    )
  }
  if (noAddress.test(error.code ?? '')) {
    return new FatalStartError(
      `HOST, "${host}", is no address of this machine.`,
      'Set HOST to 0.0.0.0 for all addresses, or to 127.0.0.1 for this machine only.',
    )
  }
  return error
}

const noAddress = /^(ENOTFOUND|EAI_\w+|EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL)$/
