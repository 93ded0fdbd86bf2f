export { CleanHtml } from './CleanHtml.tsx'
export type { Message } from './message.ts'
export { Messages } from './Messages.tsx'
export {
  choose,
  closeMessage,
  configureMessages,
  confirm,
  messageStore,
  notify,
  resetMessages,
  toast,
} from './messages.ts'
export { Dialog } from './Dialog.tsx'
export { DialogButtons } from './DialogButtons.tsx'
