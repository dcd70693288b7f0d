import { codePoints, MAX_STAFF_NAME, normalText, STAFF_ROLES } from '@shop/domain'
import { readTimeZone } from '../shop/shop.queries.ts'
import { inviteByName } from '../staff/invitation.queries.ts'
import { changeMember, findMember, listMembers } from '../staff/staff.queries.ts'
import { flag, readArguments, text } from './arguments.ts'
import { commandUser, UsageError, type Command, type CommandContext } from './command.ts'
import { printRows } from './list-output.ts'
import { formatTime } from './shop-time.ts'

const options = {
  role: { ...text, default: 'staff' },
  json: flag,
} as const

/** `staff invite | list | disable`. */
export const staffCommand: Command = {
  name: 'staff',
  summary: 'Invite, list and disable the people who sign in to the desk',
  help: `usage: staff invite  NAME [--role staff|owner]
       staff list    [--json]
       staff disable NAME

invite prints a link for the address of the shop. It is valid once and for a day, and its user chooses a
password. A NAME of list gets a new password with it, keeps the role, and the second factor is removed:
for a member who has lost one of them, or who was disabled. disable ends all sessions of a member. The
last owner cannot be disabled.
Exit codes: 0 done, 1 no such member or the last owner, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = readArguments(args, options)
    if (action === 'list') return await list(context, values.json)
    if (action !== 'invite' && action !== 'disable')
      throw new UsageError('Expected: staff invite, list or disable.')
    const name = normalText(positionals.join(' '))
    if (!name || codePoints(name) > MAX_STAFF_NAME)
      throw new UsageError(`NAME must have 1 to ${MAX_STAFF_NAME} characters.`)
    if (action === 'disable') return await disable(context, name)
    const role = STAFF_ROLES.find((one) => one === values.role)
    if (!role) throw new UsageError(`--role is one of ${STAFF_ROLES.join(', ')}.`)
    const { path, isMember } = await inviteByName(db, name, role)
    const what = isMember ? 'gives a new password' : `makes a member of the role ${role}`
    print(`This link ${what}, once and within a day. Put the address of the shop in front:`)
    print(path)
    return 0
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  const timeZone = await readTimeZone(db)
  const rows = (await listMembers(db)).map(({ name, role, active, totpSecret, lastSeenAt }) => ({
    ...{ name, role, active, secondFactor: totpSecret !== null },
    lastSeen: lastSeenAt && formatTime(lastSeenAt, timeZone),
  }))
  printRows({ print }, rows, {
    json,
    toRow: ({ name, role, active, lastSeen }) => ({
      ...{ name, role },
      state: active ? 'active' : 'disabled',
      lastSeen,
    }),
  })
  return 0
}

async function disable({ db, print, printError }: CommandContext, name: string): Promise<number> {
  const member = await findMember(db, name)
  if (!member) {
    printError(`There is no member "${name}". "staff list" shows them.`)
    return 1
  }
  await changeMember(db, commandUser(), member.id, { active: false })
  print(`${member.name} can no longer sign in.`)
  return 0
}
