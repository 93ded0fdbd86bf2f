import { stateName } from '@iisp/contract'
import { applicationFlow } from '@iisp/opening/contract'
import { DateRangeField } from '@iisp/ui/date-field'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useLocale, useText } from '@iisp/web'
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
  const { draft, set, bar } = useFilterDraft(value, noFilters, onQuery)
  return (
    <FilterBar loading={loading} {...bar}>
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
        options={applicationFlow.all.map((status) => ({
          value: status,
          label: stateName(applicationFlow, status, locale),
        }))}
        value={draft.statuses}
        onChange={(statuses: readonly string[]) => set({ statuses })}
      />
      <DateRangeField label={t('dates')} value={draft.dates} onChange={(dates) => set({ dates })} quick />
    </FilterBar>
  )
}
