import { auditNames } from '@iisp/contract/audit-names'
import { reader } from '@iisp/server'
import { auditActions as call } from '../contract/audit.ts'
import { wordsOf } from './words.ts'

export const auditActions = reader(call, async ({ registry, language }) => [
  ...wordsOf(registry.itemsOf(auditNames), language).actions,
])
