import { businessDate } from '@iisp/contract/date'
import { listAudit } from '@iisp/operations/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { useCall, usePageLocation, useTableSettings, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { useKeyset } from '../use-keyset.ts'
import { AuditDrawer } from './AuditDrawer.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { type AuditRow, auditColumns } from './audit-columns.ts'
import { auditFiltersFrom, auditInput, auditQuery } from './audit-filters.ts'
import { auditTexts } from './audit-texts.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/** 审计查询: every act, newest first, and whether the chains still hold. */
export function AuditPage() {
  const t = useText(auditTexts)
  const [today] = useState(() => businessDate(new Date()))
  const { query, setQuery } = usePageLocation()
  const address = query.toString()
  const filters = useMemo(() => auditFiltersFrom(new URLSearchParams(address), today), [address, today])
  const input = auditInput(filters)
  const keyset = useKeyset(JSON.stringify(input))
  const answer = useCall(listAudit, { ...input, ...keyset.input }, { keepPrevious: true, quiet: true })
  const columns = useMemo(() => auditColumns(t), [t])
  const [shown, setShown] = useState<AuditRow | null>(null)
  const [open, setOpen] = useState(false)
  const [verifying, setVerifying] = useState(false)
  return (
    <Page
      title={t('title')}
      description={t('hint')}
      filters={
        <AuditFilterBar
          today={today}
          loading={answer.isFetching}
          value={filters}
          onQuery={(next) => {
            keyset.first()
            if (String(auditQuery(next)) === String(auditQuery(filters))) void answer.refetch()
            else setQuery(auditQuery(next))
          }}
        />
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={answer.data?.list}
        rowKey={(row) => `${row.institutionId}:${row.seq}`}
        loading={answer.isFetching}
        error={answer.error && { message: answer.error.msg, onRetry: () => void answer.refetch() }}
        emptyText={t('empty')}
        paging={keyset.pagingOf(answer.data)}
        {...useTableSettings('operations.audit')}
        onRowOpen={(row) => {
          setShown(row)
          setOpen(true)
        }}
        heightType={3}
        actions={<Button onClick={() => setVerifying(true)}>{t('verify.title')}</Button>}
      />
      <AuditDrawer row={shown} open={open} onClose={() => setOpen(false)} />
      {verifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </Page>
  )
}
