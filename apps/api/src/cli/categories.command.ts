import { parseArgs } from 'node:util'
import {
  changeCategory,
  storedCategories,
  type StoredCategory,
} from '../categories/owned-category.queries.ts'
import { commandUser, UsageError, wholeNumber, type Command } from './command.ts'
import { printRows } from './list-output.ts'
import { printChange } from './shop.command.ts'
import { onlyGiven, optionalText } from './shown-time.ts'

const text = { type: 'string' } as const
const options = {
  ...{ 'name-bn': text, icon: text, hidden: text, position: text },
  json: { type: 'boolean', default: false },
} as const

/** `categories list | set`. */
export const categoriesCommand: Command = {
  name: 'categories',
  summary: 'List the categories, order and hide them, and change their icons',
  help: `usage: categories list [--json]
       categories set  ID [--position 1] [--hidden yes|no] [--icon PATH] [--name-bn TEXT]

  ID          the number that list shows
  --position  the place in menus and on the home page, from 1
  --hidden    yes leaves it out of menus and of the home page; its products can still be found
  --icon      a path in MEDIA_DIR; "" for none
  --name-bn   its name in Bengali; "" shows the English one

What is not given stays. "import" adds categories, behind the others.
Exit codes: 0 done, 1 no such category, 2 wrong usage.`,
  async run({ db, print }, [action, ...args]) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    if (action === 'list') {
      printRows({ print }, await storedCategories(db), {
        json: values.json,
        toRow: ({ id, name, nameBn, icon, hidden }: StoredCategory) => ({
          ...{ id, name, nameBn, icon },
          state: hidden ? 'hidden' : 'shown',
        }),
      })
      return 0
    }
    const [id, ...others] = positionals
    if (action !== 'set' || others.length > 0) {
      throw new UsageError('Expected: categories list, or categories set with the ID of one.')
    }
    const { hidden, position } = values
    if (hidden !== undefined && hidden !== 'yes' && hidden !== 'no') {
      throw new UsageError('--hidden must be yes or no.')
    }
    const place = position === undefined ? undefined : wholeNumber(position, '--position')
    if (place === 0) throw new UsageError('--position must be at least 1.')
    const icon = optionalText(values, 'icon')
    const given = onlyGiven({
      nameBn: optionalText(values, 'name-bn'),
      icon: icon === null ? '' : icon,
      hidden: hidden === undefined ? undefined : hidden === 'yes',
      position: place,
    })
    if (Object.keys(given).length === 0) throw new UsageError('Expected at least one option.')
    printChange(print, await changeCategory(db, commandUser(), wholeNumber(id, 'The ID'), given))
    return 0
  },
}
