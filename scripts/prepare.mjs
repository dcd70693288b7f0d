// Runs on the system's Node, 20 or newer, with nothing installed: keep what it imports that old.
// It installs the packages; run.mjs then runs on the Node that came with them.
import { install } from './install.mjs'
import { atTerminal, Told } from './told.mjs'

await atTerminal(async () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    throw new Told(`This shop needs Node 20 or newer; this is ${process.version}. See nodejs.org.`)
  await install()
  return 0
})
