import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from '../../scripts/pack.mjs'

/** Packs the library into a folder outside the workspace, which PACKED_FOLDER names. Returns what removes it. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-ui-packed-'))
  process.env['PACKED_FOLDER'] = folder
  cpSync(pack(), join(folder, 'shop-ui.tgz'))
  return () => rmSync(folder, { recursive: true, force: true })
}
