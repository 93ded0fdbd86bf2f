import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const productAuditNames: AuditNames = {
  module: 'product',
  actions: {
    'save-combination': ['保存产品组合', 'Product combination saved'],
    'delete-combination': ['删除产品组合', 'Product combination deleted'],
  },
  objects: {
    combination: ['产品组合', 'Product combination'],
  },
}
