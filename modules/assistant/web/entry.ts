import { lazyPart, type ModuleEntry } from '@iisp/web'

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
    { path: '/extension-center/ai-helper', component: AssistantPage },
    { path: '/operations/service-chat', component: ChatDeskPage },
    { path: '/operations/service-faq', component: FaqDeskPage },
  ],
}
export default entry
