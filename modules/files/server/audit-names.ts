import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const filesAuditNames: AuditNames = {
  module: 'files',
  actions: {
    export: ['导出数据', 'Export started'],
    'export-delete': ['删除导出文件', 'Exported file deleted'],
    'export-cancel': ['取消导出', 'Export cancelled'],
    upload: ['上传文件', 'File uploaded'],
    made: ['生成文件', 'File generated'],
  },
  objects: {
    file: ['文件', 'File'],
    export: ['导出任务', 'Export'],
  },
}
