import { z } from 'zod'
import { MAX_PRICE } from '../money.ts'

/** An amount in taka from 0, with at most two decimals. */
export const amountInTaka = z
  .number('Must be an amount in taka')
  .min(0, 'Must be at least 0')
  .max(MAX_PRICE, `Must be at most ${MAX_PRICE}`)
  .refine(
    (taka) => Number.isInteger(Math.round(taka * 1e4) / 100),
    'Must have at most two decimals',
  )
