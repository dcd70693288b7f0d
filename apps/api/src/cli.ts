#!/usr/bin/env node
import { openForCommand } from './cli/open-for-command.ts'
import { runCli } from './cli/run-cli.ts'

// A reader such as `head` may close the output before its end. The command still completes.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

const lineWriter = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(`${text}\n`)
const output = { print: lineWriter(process.stdout), printError: lineWriter(process.stderr) }

process.exitCode = await runCli(process.argv.slice(2), output, (command) =>
  openForCommand(command, process.env),
)
