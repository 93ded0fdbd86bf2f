import { reader } from '@iisp/server'
import { configExport, exportAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { configColumns } from './list-exports.ts'
import { listFile } from './list-file.ts'

export const exportAutoPaymentConfig = reader(call, (ctx, input) =>
  listFile(ctx, {
    source: configExport,
    title: { zh: '付费自动强赎设置', en: 'Forced redemption settings' },
    columns: configColumns,
    input,
  }),
)
