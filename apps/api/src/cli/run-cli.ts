import { driverError } from '../db/database-error.ts'
import { FatalStartError } from '../fatal-start-error.ts'
import { attributesCommand } from './attributes.command.ts'
import { backupCommand, restoreCommand } from './backup.commands.ts'
import { bannersCommand } from './banners.command.ts'
import { campaignsCommand } from './campaigns.command.ts'
import { categoriesCommand } from './categories.command.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { exportCommand } from './export.command.ts'
import { campaignAnswersCommand, contactCommand, subscriptionsCommand } from './form.commands.ts'
import { importCommand } from './import.command.ts'
import { migrateCommand } from './migrate.command.ts'
import { ordersCommand } from './orders.command.ts'
import { outboxCommand } from './outbox.command.ts'
import { pagesCommand } from './pages.command.ts'
import { peopleCommand } from './people.command.ts'
import { photosCommand } from './photos.command.ts'
import { printable } from './printable.ts'
import { productsCommand } from './products.command.ts'
import { couponsCommand } from './coupons.command.ts'
import { shopCommand } from './shop.command.ts'
import { smsCommand } from './sms.command.ts'
import { staffCommand } from './staff.command.ts'
import { stockCommand } from './stock.command.ts'
import { testimonialsCommand } from './testimonials.command.ts'
import { textsCommand } from './texts.command.ts'
import { zonesCommand } from './zones.command.ts'

const commands: readonly Command[] = [
  ordersCommand,
  productsCommand,
  attributesCommand,
  stockCommand,
  importCommand,
  exportCommand,
  photosCommand,
  shopCommand,
  zonesCommand,
  couponsCommand,
  pagesCommand,
  textsCommand,
  smsCommand,
  bannersCommand,
  testimonialsCommand,
  campaignsCommand,
  categoriesCommand,
  contactCommand,
  subscriptionsCommand,
  campaignAnswersCommand,
  outboxCommand,
  peopleCommand,
  staffCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
]

const help = `Manages the orders, the catalogue, the facts, the messages and the backups of the shop.

usage: npm run shop -- COMMAND [...]

${commands.map(({ name, summary }) => `  ${name.padEnd(16)} ${summary}`).join('\n')}

COMMAND --help shows its arguments. The shop may be running. DATA_DIR or DATABASE_URL names the
database; only "migrate" and the start of the shop create or upgrade it.`

/** The output for a terminal: texts of shoppers cannot control it. */
function forTerminal({ print, printError }: Output): Output {
  return {
    print: (line) => print(printable(line)),
    printError: (line) => printError(printable(line)),
  }
}

type Output = Pick<CommandContext, 'print' | 'printError'>

/**
 * Runs one command and returns its exit code: 0 done, 1 failed, 2 wrong usage.
 * @param open opens the database for a command; not called for help or an unknown command
 */
export async function runCli(
  args: readonly string[],
  terminal: Output,
  open: (
    command: Command,
  ) => Promise<Pick<CommandContext, 'db' | 'pool' | 'settings'> & { close(): Promise<void> }>,
): Promise<number> {
  const output = forTerminal(terminal)
  const [name, ...rest] = args
  const command = commands.find((one) => one.name === name)
  const wantsHelp = args.some((word) => word === '--help' || word === '-h' || word === 'help')
  if (!command) {
    const isUsageError = name !== undefined && !wantsHelp
    output[isUsageError ? 'printError' : 'print'](help)
    return isUsageError ? 2 : 0
  }
  if (wantsHelp) {
    output.print(command.help)
    return 0
  }
  let database: Awaited<ReturnType<typeof open>> | undefined
  try {
    database = await open(command)
    const { db, pool, settings } = database
    return await command.run({ ...output, db, pool, settings }, rest)
  } catch (thrown) {
    const error = driverError(thrown)
    const { code } = error as { code?: string }
    if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')) {
      output.printError(`${(error as Error).message}\n\n${command.help}`)
      return 2
    }
    output.printError(error instanceof Error ? error.message : String(error))
    if (error instanceof FatalStartError) output.printError(error.cure)
    return 1
  } finally {
    await database?.close()
  }
}
