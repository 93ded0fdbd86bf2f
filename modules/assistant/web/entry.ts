import { lazyPart, type ModuleEntry } from '@iisp/web'
import { aiHelper, chatDesk, faqDesk } from '../contract/pages.ts'

const AssistantPage = lazyPart(() => import('./AssistantPage.tsx'), 'AssistantPage')
const ChatDeskPage = lazyPart(() => import('./chat-desk/ChatDeskPage.tsx'), 'ChatDeskPage')
const FaqDeskPage = lazyPart(() => import('./faq-desk/FaqDeskPage.tsx'), 'FaqDeskPage')

const entry: ModuleEntry = {
  pages: [
    { page: aiHelper, component: AssistantPage },
    { page: chatDesk, component: ChatDeskPage },
    { page: faqDesk, component: FaqDeskPage },
  ],
}
export default entry
