import { queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

/** The kernel's tables, which the desks of this module show. */
interface Tables extends GeneratedTables {
  /** The columns of module identity's view that are read here. */
  'identity.institution_name': { institution_id: string; name: string }
}
export const q = queryBuilder<Tables>()
