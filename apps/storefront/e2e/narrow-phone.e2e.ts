import { faultsOfScreens } from './screens.ts'
import { expect, test } from './shop-fixture.ts'

test('no screen is wider than a phone of 320 px, and nothing on it is cut or covered', async ({
  page,
}) => {
  test.setTimeout(300_000)
  expect(await faultsOfScreens(page, [320])).toEqual({})
})
