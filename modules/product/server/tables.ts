import { queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

/** Without the column that an index sorts by. */
export type ProductTable = Omit<GeneratedTables['product.product'], 'listed_last'>
export const q = queryBuilder<GeneratedTables>()
