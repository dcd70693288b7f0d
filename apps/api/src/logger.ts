import { latinDigits, PERSONAL_FIELDS } from '@shop/domain'
import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'
import { driverError } from './db/database-error.ts'
import type { Settings } from './settings.ts'

/** The structured log. It masks phone numbers. */
export type Logger = PinoLogger

/** A phone number for the log: only its first three and last two digits. */
export function maskPhone(phone: string): string {
  return phone.length > 5 ? `${phone.slice(0, 3)}******${phone.slice(-2)}` : '***'
}

/** 01 and nine digits, with what people write between them; in a path a space is `%20` or `+`. */
const phoneNumber =
  /[0০](?:%20|[\s\p{Cf}\p{Pd}.+()/_]){0,3}[1১](?:(?:%20|[\s\p{Cf}\p{Pd}.+()/_]){0,3}[0-9০-৯]){9}/gu

/** Masks all Bangladeshi phone numbers in a text, in Latin or Bengali digits, with or without separators. */
export function maskPhones(text: string): string {
  return text.replace(phoneNumber, (found) =>
    maskPhone(latinDigits(found.replaceAll('%20', '')).replace(/\D/g, '')),
  )
}

/** A path for the log: without phone numbers, and without the secrets that links have. */
export const maskPath = (path: string): string => maskPhones(path).replace(/[\w-]{40,}/g, '***')

/** Creates the log. It masks personal fields, in case one is logged by mistake. */
export function createLogger(
  settings: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: settings.logLevel,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: PERSONAL_FIELDS.flatMap((name) => [
        `body.${name}`,
        `order.${name}`,
        `shopper.${name}`,
      ]),
      censor: '[masked]',
    },
    serializers: {
      err: (thrown: unknown) => {
        const error = driverError(thrown)
        return error instanceof Error
          ? {
              type: error.name,
              code: (error as { code?: unknown }).code,
              message: maskPhones(error.message),
              stack: maskPhones(error.stack ?? ''),
            }
          : maskPhones(String(error))
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
