import { z } from 'zod'

/** The answer to GET /ip, the only one without an envelope. */
export const ipAnswer = z.object({ ip: z.string() })
