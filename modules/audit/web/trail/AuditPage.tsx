import { businessDate } from '@iisp/contract/date'
import { listAudit } from '@iisp/audit/contract'
import { Button } from '@iisp/ui/button'
import { DataTable } from '@iisp/ui/data-table'
import { Page } from '@iisp/ui/page'
import { useCursorList, useListPage, useLocale, useText } from '@iisp/web'
import { useMemo, useState } from 'react'
import { AuditDrawer } from './AuditDrawer.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { type AuditRow, auditColumns } from './audit-columns.ts'
import { auditFiltersFrom, auditInput, auditQuery } from './audit-filters.ts'
import { auditTexts } from './audit-texts.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/** 审计查询: every act, newest first, and whether the chains still hold. */
export function AuditPage() {
  const t = useText(auditTexts)
  const locale = useLocale()
  const [today] = useState(() => businessDate(new Date()))
  const page = useListPage('operations.audit')
  const filters = useMemo(() => auditFiltersFrom(page.filters, today), [page.filters, today])
  const trail = useCursorList(listAudit, auditInput(filters), { enabled: page.enabled })
  const columns = useMemo(() => auditColumns(t, locale), [t, locale])
  const [shown, setShown] = useState<AuditRow | null>(null)
  const [open, setOpen] = useState(false)
  const [verifying, setVerifying] = useState(false)
  return (
    <Page
      fill
      title={t('title')}
      description={t('hint')}
      filters={
        <AuditFilterBar
          today={today}
          loading={trail.loading}
          value={filters}
          onQuery={(next) => page.search(auditQuery(next), auditQuery(filters), trail.restart)}
        />
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={trail.rows}
        rowKey={(row) => `${row.institutionId}:${row.seq}`}
        loading={trail.loading}
        error={trail.error}
        emptyText={t('empty')}
        paging={trail.paging}
        {...page.table}
        onRowOpen={(row) => {
          setShown(row)
          setOpen(true)
        }}
        heightType="fill"
        actions={<Button onClick={() => setVerifying(true)}>{t('verify.title')}</Button>}
      />
      <AuditDrawer row={shown} open={open} onClose={() => setOpen(false)} />
      {verifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </Page>
  )
}
