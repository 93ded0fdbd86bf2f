import { lazyPart, type ModuleEntry } from '@iisp/web'
import { aiHelper } from '../contract/pages.ts'

const AssistantPage = lazyPart(
  () => import('./AssistantPage.tsx'),
  (loaded) => loaded.AssistantPage,
)

const entry: ModuleEntry = {
  pages: [{ page: aiHelper, component: AssistantPage }],
}
export default entry
