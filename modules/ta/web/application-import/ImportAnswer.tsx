import { type Column, DataTable } from '@iisp/ui/data-table'
import { groupThousands } from '@iisp/ui/number'
import { useLocale, useText } from '@iisp/web'
import { useMemo } from 'react'
import type { ImportCheck } from '../../contract/applications/application-import.ts'
import { kindName } from '../applications/application-columns.tsx'
import { applicationTexts } from '../applications/application-texts.ts'
import { importTexts } from './import-texts.ts'

type Fault = ImportCheck['faults'][number]
type Row = ImportCheck['rows'][number]
const paging = { mode: 'client' } as const

/** The result of checking a workbook: its faults by cell, or its totals and first rows. */
export function ImportAnswer({ answer }: { readonly answer: ImportCheck }) {
  const t = useText(importTexts)
  const word = useText(applicationTexts)
  const locale = useLocale()
  const faultColumns = useMemo(
    (): Column<Fault>[] => [
      { key: 'cell', title: t('cell'), width: 90 },
      { key: 'text', title: t('text'), width: 730 },
    ],
    [t],
  )
  const rowColumns = useMemo(
    (): Column<Row>[] => [
      { key: 'row', title: t('row'), width: 60, value: (row) => String(row.row) },
      { key: 'kind', title: word('kind'), width: 90, value: (row) => kindName(row.kind, locale) },
      { key: 'investorName', title: word('investor'), width: 130 },
      { key: 'productName', title: word('product'), width: 190 },
      { key: 'amount', title: word('amount'), width: 130, kind: 'amount' },
      { key: 'shares', title: word('shares'), width: 130, kind: 'amount' },
      { key: 'targetProductCode', title: word('targetProduct'), width: 110 },
      { key: 'dealingDate', title: word('dealingDate'), width: 110 },
    ],
    [t, word, locale],
  )
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
