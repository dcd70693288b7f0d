// Own code, because the test runner serves no folder.
//   node .storybook/test-stories.mjs [options of test-storybook] [part of a file's path]
import { fromRoot } from '@shop/tooling/paths.mjs'
import { run } from '@shop/tooling/run.mjs'
import { serveFolder } from '@shop/tooling/serve-folder.mjs'

const { url, close } = await serveFolder(fromRoot('storybook-static'))
const args = ['--url', url, '--maxWorkers=2', '--testTimeout=60000', '--disable-telemetry']
const { code } = await run('test-storybook', [...args, ...process.argv.slice(2)])
await close()
process.exitCode = code
