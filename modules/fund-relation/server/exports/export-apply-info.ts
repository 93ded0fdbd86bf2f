import { reader } from '@iisp/server'
import { applicationExport, exportApplyInfo as call } from '../../contract/applications/application-list.ts'
import { applicationColumns } from './list-exports.ts'
import { listFile } from './list-file.ts'

export const exportApplyInfo = reader(call, (ctx, input) =>
  listFile(ctx, {
    source: applicationExport,
    title: { zh: '母子基金申请', en: 'Relation applications' },
    columns: applicationColumns,
    input,
  }),
)
