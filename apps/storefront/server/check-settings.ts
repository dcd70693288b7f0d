import { FatalStartError, type Settings } from '@shop/api'
import { opendir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'

/**
 * Refuses what only this machine can tell about the settings, before the database starts.
 * @throws FatalStartError that says what to do
 */
export async function checkSettings({ host, port, mediaDir }: Settings): Promise<void> {
  await checkMediaFolder(mediaDir)
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(explainListenError(error, host, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** A missing folder is created later. Reading its names and entering it are two permissions. */
async function checkMediaFolder(folder: string): Promise<void> {
  try {
    await (await opendir(folder)).close()
    await stat(`${folder}/.`)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return
    const isDenied = code === 'EACCES' || code === 'EPERM'
    throw new FatalStartError(
      `MEDIA_DIR, ${folder}, ${isDenied ? 'may not be read by this user' : 'is not a folder'}.`,
      isDenied
        ? 'Let this user read and enter it, or set MEDIA_DIR to another folder.'
        : 'Set MEDIA_DIR to the folder that holds your photos.',
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
