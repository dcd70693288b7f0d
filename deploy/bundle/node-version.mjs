const [major, minor] = process.versions.node.split('.').map(Number)

if (major !== 24 || minor < 2) {
  process.stderr.write(`The shop needs Node 24.2 or a later Node 24; this is ${process.version}.\n`)
  process.exit(1)
}
