import { lazyPart } from '@iisp/web/loader/index'
import type { ModuleEntry } from '@iisp/web/ports'
import { menuUsage, queryModes } from '../contract/pages.ts'
import { collection, superSearch } from '../contract/routes.ts'

const QueryModes = lazyPart(
  () => import('./query-modes/QueryModes.tsx'),
  (loaded) => loaded.QueryModes,
)
const CollectionPage = lazyPart(
  () => import('./collection/CollectionPage.tsx'),
  (loaded) => loaded.CollectionPage,
)
const SuperSearchPage = lazyPart(
  () => import('./super-search/SuperSearchPage.tsx'),
  (loaded) => loaded.SuperSearchPage,
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
    { page: superSearch, component: SuperSearchPage },
  ],
}
export default entry
