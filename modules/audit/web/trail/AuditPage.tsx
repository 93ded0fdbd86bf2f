import { businessDate } from '@iisp/contract/date'
import { listAudit } from '@iisp/audit/contract'
import { InstitutionSelect, PersonField, useInstitutionName } from '@iisp/identity/parts'
import { Button } from '@iisp/ui/button'
import { DateRangeField } from '@iisp/ui/date-field'
import { useLocale, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { ActionField } from './ActionField.tsx'
import { AuditDrawer } from './AuditDrawer.tsx'
import { auditColumns } from './audit-columns.ts'
import { auditFilters, lastWeek } from './audit-filters.ts'
import { auditTexts } from './audit-texts.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/** 审计查询: every action, newest first, and the verification of the chains. */
export function AuditPage() {
  const t = useText(auditTexts)
  const locale = useLocale()
  const [today] = useState(() => businessDate(new Date()))
  const opening = useMemo(() => lastWeek(today), [today])
  const institutionOf = useInstitutionName()
  const columns = useMemo(() => auditColumns(t, locale, institutionOf), [t, locale, institutionOf])
  const [verifying, setVerifying] = useState(false)
  return (
    <>
      <ListPage
        id="operations.audit"
        title={t('title')}
        description={t('hint')}
        call={listAudit}
        filters={auditFilters}
        opening={opening}
        draw={{
          dates: (field) => <DateRangeField {...field} label={t('dates')} quick today={today} />,
          institutionId: ({ value, onChange }) => (
            <InstitutionSelect
              label={t('institution')}
              value={value || null}
              onChange={(id) => onChange(id ?? '')}
            />
          ),
          action: ({ value, onChange }) => <ActionField value={value} onChange={onChange} />,
          realPerson: (field) => <PersonField {...field} label={t('person')} />,
        }}
        columns={columns}
        rowKey={(row) => `${row.institutionId}:${row.seq}`}
        empty={t('empty')}
        actions={<Button onClick={() => setVerifying(true)}>{t('verify.title')}</Button>}
        detail={(row, drawer) => <AuditDrawer {...drawer} row={row} />}
      />
      {verifying && <VerifyDialog onClose={() => setVerifying(false)} />}
    </>
  )
}
