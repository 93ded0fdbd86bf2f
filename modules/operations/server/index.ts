import { menus } from '@iisp/operations/contract'
import type { ServerModule } from '@iisp/server'
import { listAudit } from './list-audit.ts'
import { listMessages } from './list-messages.ts'
import { verifyAudit } from './verify-audit.ts'

export const operationsServer: ServerModule = {
  name: 'operations',
  handlers: [listAudit, verifyAudit, listMessages],
  menus,
}
