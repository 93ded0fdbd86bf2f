import { stateName } from '@iisp/contract'
import { complaintFlow } from '@iisp/guide/contract'
import { DateRangeField } from '@iisp/ui/date-field'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useLocale, useText } from '@iisp/web'
import { type ComplaintFilters, openingFilters } from './complaint-filters.ts'
import { complaintTexts } from './complaint-texts.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: ComplaintFilters
  readonly opening: ComplaintFilters['state']
  readonly loading: boolean
  readonly onQuery: (filters: ComplaintFilters) => void
}

/** The filter row of the complaints; nothing is asked before 查询. */
export function ComplaintFilterBar({ value, opening, loading, onQuery }: Props) {
  const t = useText(complaintTexts)
  const locale = useLocale()
  const { draft, set, bar } = useFilterDraft(value, openingFilters(opening), onQuery)
  return (
    <FilterBar loading={loading} {...bar}>
      <SelectField
        label={t('state')}
        options={complaintFlow.all.map((state) => ({
          value: state,
          label: stateName(complaintFlow, state, locale),
        }))}
        value={draft.state === 'all' ? null : draft.state}
        onChange={(state) => set({ state: (state ?? 'all') as ComplaintFilters['state'] })}
      />
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        maxLength={50}
        value={draft.keyword}
        onChange={(keyword) => set({ keyword })}
      />
      <DateRangeField label={t('dates')} value={draft.dates} onChange={(dates) => set({ dates })} quick />
    </FilterBar>
  )
}
