import { replayFailed } from '../sms/outbox.queries.ts'
import { UsageError, wholeNumber, type Command } from './command.ts'

/** `outbox replay`. */
export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'Send text messages again that were given up',
  help: `usage: outbox replay [MESSAGE]

Makes one given-up message due again, or all of them. The running shop then sends them.
Exit codes: 0 done, 2 wrong usage.`,
  async run({ sql, say }, [action, message, ...others]) {
    if (action !== 'replay' || others.length > 0) {
      throw new UsageError('Say: outbox replay [MESSAGE]')
    }
    const id = message === undefined ? null : wholeNumber(message, 'MESSAGE')
    say(`${await replayFailed(sql, id)} messages are due again.`)
    return 0
  },
}
