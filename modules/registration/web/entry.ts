import { lazyPart, type ModuleEntry } from '@iisp/web'
import { partyDesk } from '../contract/pages.ts'

const PartyDeskPage = lazyPart(
  () => import('./party-desk/PartyDeskPage.tsx'),
  (loaded) => loaded.PartyDeskPage,
)

const entry: ModuleEntry = {
  pages: [{ page: partyDesk, component: PartyDeskPage }],
}
export default entry
