import { lazyPart } from '@iisp/web/loader/index'
import type { ModuleEntry } from '@iisp/web/ports'
import { menuUsage, queryModes } from '../contract/pages.ts'
import { collection, superSearch } from '../contract/routes.ts'

const QueryModes = lazyPart(() => import('./query-modes/QueryModes.tsx'), 'QueryModes')
const CollectionPage = lazyPart(() => import('./collection/CollectionPage.tsx'), 'CollectionPage')
const SuperSearchPage = lazyPart(() => import('./super-search/SuperSearchPage.tsx'), 'SuperSearchPage')
const MenuUsagePage = lazyPart(() => import('./menu-usage/MenuUsagePage.tsx'), 'MenuUsagePage')

const entry: ModuleEntry = {
  pages: [
    { page: menuUsage, component: MenuUsagePage },
    { page: queryModes, component: QueryModes },
    { page: collection, component: CollectionPage },
    { page: superSearch, component: SuperSearchPage },
  ],
}
export default entry
