import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const noticesAuditNames: AuditNames = {
  module: 'notices',
  actions: {
    publish: ['发布公告', 'Announcement published'],
    plan: ['预定发布公告', 'Announcement planned'],
    edit: ['修改公告', 'Announcement changed'],
    withdraw: ['撤回公告', 'Announcement withdrawn'],
  },
  objects: {
    announcement: ['公告', 'Announcement'],
  },
}
