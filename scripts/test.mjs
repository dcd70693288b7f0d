import { UserError } from './user-error.mjs'
import { gate, steps } from './steps.mjs'

const selectedSteps = (args) => {
  const names = Object.keys(steps)
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (only === undefined) return process.env.PROOF ? names : gate
  const selected = only.split(',')
  const unknown = selected.filter((name) => !names.includes(name))
  if (unknown.length)
    throw new UserError(`Unknown step ${unknown.join(', ')}. Known: ${names.join(', ')}.`)
  return names.filter((name) => selected.includes(name))
}

const runStep = async (name) => {
  const startedAt = performance.now()
  console.log(`\n── ${name} ──`)
  const result = await steps[name]().catch((error) => ({ passed: 0, failures: [error.message] }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const failed = result.failures.length
  console.log(`── ${name}: ${result.passed} passed, ${failed} failed in ${seconds} s`)
  return { name, seconds, ...result }
}

/**
 * Runs the gate, with PROOF=1 every step, or those of `--only=unit,api`. A failure does not stop the
 * run. The last line is `N passed, N failed`. Resolves to the exit code.
 */
export const test = async (args) => {
  const results = []
  for (const name of selectedSteps(args)) results.push(await runStep(name))

  const failures = results.flatMap(({ name, failures }) => failures.map((text) => [name, text]))
  if (failures.length) console.log('\nFailures:')
  for (const [name, text] of failures) console.log(`  ${name}  ${text}`)

  const again = results.flatMap((result) => result.again ?? [])
  if (again.length) console.log('\nSecond try:')
  for (const title of again) console.log(`  ${title}`)

  console.log('\nSeconds per step:')
  for (const { name, seconds } of results) console.log(`  ${name.padEnd(11)} ${seconds}`)
  const passed = results.reduce((total, result) => total + result.passed, 0)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length ? 1 : 0
}
