export { Composer } from './Composer.tsx'
export { ChatTextArea } from './ChatTextArea.tsx'
export { Messages, type ChatLine, type ChatPage } from './Messages.tsx'
