import { t } from '@iisp/contract'
import { settingLimits } from './setting-limits.ts'

/** Identifies a table of a page: 'orders', 'operations.audit'. */
export const tableId = t.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' })
/** A setting as JSON text of a list. */
export const settingJson = t.text(settingLimits.bytes, 2)
