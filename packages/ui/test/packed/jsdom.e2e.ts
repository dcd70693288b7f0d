import { test } from './application.ts'

test('every component renders in jsdom', ({ application }) => {
  application.run('vitest', 'run')
})
