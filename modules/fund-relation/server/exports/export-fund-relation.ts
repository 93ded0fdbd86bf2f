import { reader } from '@iisp/server'
import { relationExport, exportFundRelation as call } from '../../contract/relations/relation-list.ts'
import { relationColumns } from './list-exports.ts'
import { listFile } from './list-file.ts'

export const exportFundRelation = reader(call, (ctx, input) =>
  listFile(ctx, {
    source: relationExport,
    title: { zh: '母子关系', en: 'Fund relations' },
    columns: relationColumns,
    input,
  }),
)
