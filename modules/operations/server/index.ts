import { menus } from '@iisp/operations/contract'
import type { ServerModule } from '@iisp/server'
import { failedEventList } from './failed-event-list.ts'
import { failedEventReplay } from './failed-event-replay.ts'
import { listAudit } from './list-audit.ts'
import { deadEvents } from './dead-events.ts'
import { listMessages } from './list-messages.ts'
import { verifyAudit } from './verify-audit.ts'

export const operationsServer: ServerModule = {
  name: 'operations',
  handlers: [listAudit, verifyAudit, listMessages, failedEventList, failedEventReplay],
  menus,
  todos: [deadEvents],
}
