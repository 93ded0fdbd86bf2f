import { queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

export const q = queryBuilder<GeneratedTables>()
