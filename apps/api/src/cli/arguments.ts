import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { parseTaka, toPoisha, withoutInvisible } from '@shop/domain'
import { UsageError } from './command.ts'

/** An option with a value. */
export const text = { type: 'string' } as const

/** An option without a value. */
export const flag = { type: 'boolean', default: false } as const

/**
 * The options and the other arguments of a command.
 * @throws TypeError for an option that the command does not have
 */
export const readArguments = <Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) => parseArgs({ args, allowPositionals: true, options })

/**
 * An amount in taka from an argument, as poisha.
 * @throws UsageError
 */
export function amountInPoisha(given: string, name: string): number {
  const taka = parseTaka(given)
  if (taka === null) throw new UsageError(`${name} must be an amount in taka such as 70 or 99.50.`)
  return toPoisha(taka)
}

/**
 * A whole number from an argument.
 * @throws UsageError
 */
export function wholeNumber(given: string | undefined, name: string): number {
  const plain = withoutInvisible(given ?? '')
  if (!/^\d{1,15}$/.test(plain)) throw new UsageError(`${name} must be a whole number.`)
  return Number(plain)
}

/**
 * The place in a list of the option `--position`, from 1; undefined without the option.
 * @throws UsageError
 */
export function placeInList(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const place = wholeNumber(given, '--position')
  if (place === 0) throw new UsageError('--position must be at least 1.')
  return place
}
