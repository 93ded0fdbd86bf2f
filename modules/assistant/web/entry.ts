import { lazyPart, type ModuleEntry } from '@iisp/web'

const AssistantPage = lazyPart(
  () => import('./AssistantPage.tsx'),
  (loaded) => loaded.AssistantPage,
)

const entry: ModuleEntry = {
  pages: [{ path: '/extension-center/ai-helper', component: AssistantPage }],
}
export default entry
