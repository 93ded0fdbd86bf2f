import { PersonField } from '@iisp/identity/parts'
import { DateRangeField } from '@iisp/ui/date-field'
import { FilterBar } from '@iisp/ui/page'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useText } from '@iisp/web'
import { type AuditFilters, lastWeek } from './audit-filters.ts'
import { auditTexts } from './audit-texts.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: AuditFilters
  readonly today: string
  readonly loading: boolean
  readonly onQuery: (filters: AuditFilters) => void
}

/** The filter row of the trail; nothing is asked before 查询. */
export function AuditFilterBar({ value, today, loading, onQuery }: Props) {
  const t = useText(auditTexts)
  const { draft, set, bar } = useFilterDraft(value, lastWeek(today), onQuery)
  return (
    <FilterBar loading={loading} inSight={4} {...bar}>
      <DateRangeField
        label={t('dates')}
        quick
        today={today}
        value={draft.dates}
        onChange={(dates) => set({ dates })}
      />
      <PersonField
        label={t('person')}
        value={draft.realPerson}
        onChange={(realPerson) => set({ realPerson })}
      />
      <TextField
        label={t('institutionId')}
        placeholder={t('example.institution')}
        maxLength={20}
        value={draft.institutionId}
        onChange={(institutionId) => set({ institutionId })}
      />
      <TextField
        label={t('action')}
        placeholder={t('example.action')}
        maxLength={60}
        value={draft.action}
        onChange={(action) => set({ action })}
      />
      <TextField
        label={t('object')}
        placeholder={t('example.object')}
        maxLength={100}
        value={draft.object}
        onChange={(object) => set({ object })}
      />
    </FilterBar>
  )
}
