import { lazyPart, type ModuleEntry } from '@iisp/web'
import { aiHelper, chatDesk, faqDesk } from '../contract/pages.ts'

const AssistantPage = lazyPart(
  () => import('./AssistantPage.tsx'),
  (loaded) => loaded.AssistantPage,
)
const ChatDeskPage = lazyPart(
  () => import('./chat-desk/ChatDeskPage.tsx'),
  (loaded) => loaded.ChatDeskPage,
)
const FaqDeskPage = lazyPart(
  () => import('./faq-desk/FaqDeskPage.tsx'),
  (loaded) => loaded.FaqDeskPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: aiHelper, component: AssistantPage },
    { page: chatDesk, component: ChatDeskPage },
    { page: faqDesk, component: FaqDeskPage },
  ],
}
export default entry
