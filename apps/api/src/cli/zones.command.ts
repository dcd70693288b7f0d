import { normalText } from '@shop/domain'
import { textsOfZone } from '../named-texts/texts-of-change.ts'
import {
  addZone,
  changeZone,
  findZone,
  inTaka,
  listZones,
  removeZone,
  type ZoneRow,
} from '../zones/zone.queries.ts'
import { amountInPoisha, flag, placeInList, readArguments, text } from './arguments.ts'
import { printChange } from './change-output.ts'
import { printNamingTexts } from './naming-texts.ts'
import { commandUser, UsageError, type Command, type CommandContext } from './command.ts'
import { printRows } from './list-output.ts'

const options = {
  ...{ name: text, 'name-bn': text, charge: text, position: text },
  ...{ yes: flag, json: flag },
}

/** `zones list | set | add | remove`. */
export const zonesCommand: Command = {
  name: 'zones',
  summary: 'List and change the delivery zones and their charges',
  help: `usage: zones list [--json]
       zones set    ID [--charge TAKA] [--name TEXT] [--name-bn TEXT] [--position 1]
       zones add    ID --charge TAKA --name TEXT [--name-bn TEXT]
       zones remove ID [--yes]

  ID    lower-case Latin letters, digits and _, such as dhaka_inside
  TAKA  the charge of one order, such as 70 or 99.50

The first zone is the one of an order that has none. A placed order keeps its charge. An order that a
shopper confirms with a lower charge than now is not placed: the page shows the new amounts first. set
lists each text of the shop that names the former charge or name, or the zone with other amounts, with
the command that changes it. remove without --yes changes nothing.
Exit codes: 0 done, 1 no such zone, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = readArguments(args, options)
    const user = commandUser()
    switch (action) {
      case 'list':
        return await list(context, values.json)
      case 'set': {
        const given = fieldsOf(values)
        if (Object.keys(given).length === 0) throw new UsageError('Expected at least one option.')
        const id = zoneOf(positionals)
        const change = await changeZone(db, user, id, given)
        printChange(print, change)
        printNamingTexts(context, await textsOfZone(db, id, change))
        return 0
      }
      case 'add': {
        const { charge, name, nameBn = null, position } = fieldsOf(values)
        if (charge === undefined || name === undefined || position !== undefined) {
          throw new UsageError('Expected: zones add ID --charge TAKA --name TEXT')
        }
        printChange(
          print,
          await addZone(db, user, { id: zoneOf(positionals), charge, name, nameBn }),
        )
        return 0
      }
      case 'remove': {
        const id = zoneOf(positionals)
        const { name } = findZone(await listZones(db), id)
        if (values.yes) printChange(print, await removeZone(db, user, id))
        else print(`Nothing was removed yet. With --yes, no order can choose ${name} any more.`)
        return 0
      }
      default:
        throw new UsageError('Expected: zones list, set, add or remove.')
    }
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  printRows({ print }, (await listZones(db)).map(inTaka), {
    json,
    toRow: ({ id, name, nameBn, charge }: ZoneRow) => ({
      id,
      charge: `${charge} tk`,
      name,
      nameBn,
    }),
  })
  return 0
}

/** @throws UsageError */
function zoneOf([id = '', ...others]: readonly string[]): string {
  if (others.length > 0 || !/^[a-z0-9_]{1,40}$/.test(id)) {
    throw new UsageError('Expected the ID of a zone: lower-case Latin letters, digits and _.')
  }
  return id
}

/** @throws UsageError */
function fieldsOf(
  values: Partial<Record<'name' | 'name-bn' | 'charge' | 'position', string | undefined>>,
): Partial<Omit<ZoneRow, 'id'>> {
  const { name, charge, position, 'name-bn': nameBn } = values
  if (name !== undefined && !normalText(name)) throw new UsageError('--name must not be empty.')
  const place = placeInList(position)
  return {
    ...(name !== undefined && { name: normalText(name) }),
    ...(nameBn !== undefined && { nameBn: normalText(nameBn) || null }),
    ...(charge !== undefined && { charge: amountInPoisha(charge, '--charge') }),
    ...(place !== undefined && { position: place }),
  }
}
