export { Composer } from './Composer.tsx'
export { ChatTextArea } from './ChatTextArea.tsx'
export { Messages } from './Messages.tsx'
export type { ChatLine, ChatPage } from './Messages.tsx'
