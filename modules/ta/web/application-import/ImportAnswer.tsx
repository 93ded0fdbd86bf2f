import { fieldNames } from '@iisp/contract'
import { DataTable } from '@iisp/ui/data-table'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import {
  type ImportCheck,
  importFaultFields,
  importRowFields,
} from '../../contract/applications/application-import.ts'
import { importTexts } from './import-texts.ts'

const ofFaults: ColumnEntries<typeof importFaultFields> = ['cell', { key: 'text', width: 730 }]
const ofRows = fieldNames(importRowFields)
const paging = { mode: 'client' } as const

/** The result of checking a workbook: its faults by cell, or its totals and first rows. */
export function ImportAnswer({ answer }: { readonly answer: ImportCheck }) {
  const t = useText(importTexts)
  const faultColumns = useColumns(importFaultFields, ofFaults)
  const rowColumns = useColumns(importRowFields, ofRows)
  if (answer.faults.length > 0)
    return (
      <>
        <p role="alert">{t('faulty', { n: answer.faults.length })}</p>
        <DataTable
          label={t('faults')}
          columns={faultColumns}
          rows={answer.faults}
          rowKey={(fault) => fault.cell + fault.text}
          paging={paging}
          heightType="content"
          columnPanel={false}
        />
      </>
    )
  if (answer.count === 0) return <p role="alert">{t('none')}</p>
  return (
    <>
      <p role="status">
        {t('totals', {
          n: answer.count,
          amount: groupThousands(answer.amount),
          shares: groupThousands(answer.shares),
        })}
      </p>
      <DataTable
        label={t('first')}
        columns={rowColumns}
        rows={answer.rows}
        rowKey={(row) => String(row.row)}
        paging={paging}
        heightType="content"
        columnPanel={false}
      />
    </>
  )
}
