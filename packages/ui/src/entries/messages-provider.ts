export {
  type Message,
  type MessageKey,
  type Messages,
  MessagesProvider,
  type MessagesProviderProps,
  type PartialMessages,
} from '../lib/messages.tsx'
