import { retryFailedSms } from '../sms/outbox.queries.ts'
import { UsageError, wholeNumber, type Command } from './command.ts'

/** `outbox replay`. */
export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'Send failed text messages again',
  help: `usage: outbox replay [MESSAGE]

Makes one failed message due again, or all of them. The running shop then sends them.
Exit codes: 0 done, 2 wrong usage.`,
  async run({ db, print }, [action, message, ...others]) {
    if (action !== 'replay' || others.length > 0) {
      throw new UsageError('Expected: outbox replay [MESSAGE]')
    }
    const id = message === undefined ? null : wholeNumber(message, 'MESSAGE')
    print(`${await retryFailedSms(db, id)} messages are due again.`)
    return 0
  },
}
