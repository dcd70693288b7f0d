import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino'
import type { Settings } from './settings.ts'

/** The structured log; phones in it are masked. */
export type Logger = PinoLogger

/** A phone as it may appear in a log: first three and last two digits. */
export function maskPhone(phone: string): string {
  return phone.length > 5 ? `${phone.slice(0, 3)}******${phone.slice(-2)}` : '***'
}

/** Masks everything in a text that looks like a Bangladeshi phone, in Latin or Bengali digits. */
export function maskPhones(text: string): string {
  return text.replace(/(?:\+?88)?[0০][1১][\d০-৯]{9}/g, (found) => maskPhone(found))
}

const personal = ['phone', 'deliveryPhone', 'deliveryName', 'deliveryAddress', 'name', 'address']

/** Makes the log. Personal fields are removed wherever they are logged by mistake. */
export function createLogger(
  settings: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: settings.logLevel,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: personal.flatMap((name) => [`body.${name}`, `order.${name}`, `shopper.${name}`]),
      censor: '[masked]',
    },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              code: (error as { code?: unknown }).code,
              message: maskPhones(error.message),
              stack: maskPhones(error.stack ?? ''),
            }
          : maskPhones(String(error)),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
