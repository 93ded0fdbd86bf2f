import type { ModuleEntry } from '@iisp/web'

const entry: ModuleEntry = { pages: [] }
export default entry
