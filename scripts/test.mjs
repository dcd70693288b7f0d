import { Told } from './told.mjs'
import { steps } from './steps.mjs'

const chosen = (args) => {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (only === undefined) return Object.keys(steps)
  const names = only.split(',')
  const unknown = names.filter((name) => !Object.hasOwn(steps, name))
  if (unknown.length)
    throw new Told(`Unknown step ${unknown.join(', ')}. Known: ${Object.keys(steps).join(', ')}.`)
  return Object.keys(steps).filter((name) => names.includes(name))
}

const attempt = async (name) => {
  const began = performance.now()
  let result
  try {
    result = await steps[name]()
  } catch (error) {
    result = { passed: 0, failures: [`${name}: ${error.message}`] }
  }
  return { name, ...result, seconds: (performance.now() - began) / 1000 }
}

/**
 * Runs every step, or those of `--only=unit,api`, one after the other, goes on after a failure so
 * that one run shows all, and ends with the line `N passed, N failed`.
 */
export default async (args) => {
  const results = []
  for (const name of chosen(args)) {
    console.log(`\n── ${name} ──`)
    const result = await attempt(name)
    results.push(result)
    console.log(
      `── ${name}: ${result.passed} passed, ${result.failures.length} failed in ${result.seconds.toFixed(1)} s`,
    )
  }
  const failures = results.flatMap(({ name, failures }) => failures.map((text) => [name, text]))
  if (failures.length) console.log('\nWhat failed:')
  for (const [name, text] of failures) console.log(`  ${name}  ${text}`)
  console.log('\nSeconds per step:')
  for (const { name, seconds } of results) console.log(`  ${name.padEnd(8)} ${seconds.toFixed(1)}`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length ? 1 : 0
}
