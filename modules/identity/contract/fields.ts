import { t } from '@iisp/contract'

/** Names a table of a page: 'orders', 'operations.audit'. */
export const tableId = t.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' })
