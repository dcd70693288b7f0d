import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { uniqueName } from './shopper-actions.ts'

const cli = resolve(import.meta.dirname, '../../../api/src/cli.ts')

/** Runs `staff invite` in the running shop, and returns the path of the link. */
export async function invite(name: string, role = 'staff'): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' }
  const command = [cli, 'staff', 'invite', name, '--role', role]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return /\/desk\/invitation\/\S+/.exec(stdout)?.[0] ?? stdout
}

/** Signs in as a new owner. */
export async function signInAsOwner(page: Page): Promise<void> {
  await page.goto(await invite(uniqueName('Owner'), 'owner'))
  await page.getByLabel('New password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
}
