import { applicationStates, applicationStatuses } from '@iisp/opening/contract'
import { DateRangeField } from '@iisp/ui/date-field'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import { useState } from 'react'
import { type ApplicationFilters, noFilters } from './application-filters.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: ApplicationFilters
  readonly onQuery: (filters: ApplicationFilters) => void
  readonly loading: boolean
}

/** The filter row of a list of applications; nothing is asked before 查询. */
export function ApplicationFilterBar({ value, onQuery, loading }: Props) {
  const t = useText(listTexts)
  const locale = useLocale()
  const [draft, setDraft] = useState(value)
  // another address brings other filters
  const [inForce, setInForce] = useState(value)
  if (inForce !== value) {
    setInForce(value)
    setDraft(value)
  }
  const set = (change: Partial<ApplicationFilters>) => setDraft({ ...draft, ...change })
  return (
    <FilterBar
      loading={loading}
      onQuery={() => onQuery(draft)}
      onReset={() => {
        setDraft(noFilters)
        onQuery(noFilters)
      }}
    >
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        value={draft.keyword}
        maxLength={50}
        onChange={(keyword) => set({ keyword })}
      />
      <SelectField
        label={t('status')}
        multiple
        options={applicationStatuses.map((status) => ({
          value: status,
          label: applicationStates.states[status][locale],
        }))}
        value={draft.statuses}
        onChange={(statuses: readonly string[]) => set({ statuses })}
      />
      <DateRangeField label={t('dates')} value={draft.dates} onChange={(dates) => set({ dates })} />
    </FilterBar>
  )
}
