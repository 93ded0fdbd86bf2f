import { lazyPart, type ModuleEntry } from '@iisp/web'
import { textComparison } from '../contract/pages.ts'

const ComparisonPage = lazyPart(() => import('./ComparisonPage.tsx'), 'ComparisonPage')

const entry: ModuleEntry = { pages: [{ page: textComparison, component: ComparisonPage }] }
export default entry
