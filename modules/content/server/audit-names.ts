import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const contentAuditNames: AuditNames = {
  module: 'content',
  actions: {
    add: ['新增内容', 'Content added'],
    save: ['保存内容', 'Content saved'],
    restore: ['恢复历史版本', 'Older version restored'],
    publish: ['发布内容', 'Content published'],
    withdraw: ['下线内容', 'Content withdrawn'],
  },
  objects: {
    article: ['内容', 'Content'],
  },
}
