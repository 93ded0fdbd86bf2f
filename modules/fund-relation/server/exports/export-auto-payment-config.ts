import { reader } from '@iisp/server'
import { configColumns } from '../../contract/list-columns.ts'
import { configExport, exportAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { listFile } from './list-file.ts'

export const exportAutoPaymentConfig = reader(call, (ctx, input) =>
  listFile(ctx, {
    source: configExport,
    title: { zh: '付费自动强赎设置', en: 'Forced redemption settings' },
    columns: configColumns,
    input,
  }),
)
