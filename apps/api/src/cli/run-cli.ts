import { UsageError, type Command, type Desk } from './command.ts'
import { importCommand } from './import.command.ts'
import { ordersCommand } from './orders.command.ts'
import { outboxCommand } from './outbox.command.ts'
import { stockCommand } from './stock.command.ts'

const commands: readonly Command[] = [importCommand, ordersCommand, stockCommand, outboxCommand]

const help = `The shopkeeper's hands.

usage: node apps/api/src/cli.ts COMMAND [...]

${commands.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`).join('\n')}

COMMAND --help tells more. The shop may be running; DATA_DIR or DATABASE_URL name its database.`

/**
 * Runs one command and returns its exit code: 0 done, 1 it could not be done, 2 wrong usage.
 * @param open opens the database; not called for help or wrong usage of the first word
 */
export async function runCli(
  args: readonly string[],
  output: Pick<Desk, 'say' | 'tell'>,
  open: () => Promise<Pick<Desk, 'sql'> & { close(): Promise<void> }>,
): Promise<number> {
  const [name, ...rest] = args
  const command = commands.find((one) => one.name === name)
  const asked = args.some((word) => word === '--help' || word === '-h' || word === 'help')
  if (!command) {
    output[name === undefined || asked ? 'say' : 'tell'](help)
    return name === undefined || asked ? 0 : 2
  }
  if (asked) {
    output.say(command.help)
    return 0
  }
  const database = await open()
  try {
    return await command.run({ ...output, sql: database.sql }, rest)
  } catch (error) {
    const { code } = error as { code?: string }
    if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')) {
      output.tell(`${(error as Error).message}\n\n${command.help}`)
      return 2
    }
    output.tell(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await database.close()
  }
}
