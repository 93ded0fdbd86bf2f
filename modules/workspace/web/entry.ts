import { lazyPart } from '@iisp/web/loader/index'
import type { ModuleEntry } from '@iisp/web/ports'
import { collection, menuUsage, queryModes } from '../contract/pages.ts'

const QueryModes = lazyPart(
  () => import('./query-modes/QueryModes.tsx'),
  (loaded) => loaded.QueryModes,
)
const CollectionPage = lazyPart(
  () => import('./collection/CollectionPage.tsx'),
  (loaded) => loaded.CollectionPage,
)

const MenuUsagePage = lazyPart(
  () => import('./menu-usage/MenuUsagePage.tsx'),
  (loaded) => loaded.MenuUsagePage,
)

const entry: ModuleEntry = {
  pages: [
    { page: menuUsage, component: MenuUsagePage },
    { page: queryModes, component: QueryModes },
    { page: collection, component: CollectionPage },
  ],
}
export default entry
