export {
  type MessageKey,
  type Messages,
  MessagesProvider,
  type MessagesProviderProps,
  type PartialMessages,
  useMessages,
} from '../lib/messages.tsx'
export type { Catalogue, Message, Translate } from '../lib/translate.ts'
export { translator, type Translation } from '../lib/translator.ts'
