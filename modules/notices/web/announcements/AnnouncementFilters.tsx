import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useText } from '@iisp/web'
import { type Filters, noFilters } from './announcement-filters.ts'
import { noticeTexts } from '../notice-texts.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: Filters
  readonly years: readonly string[]
  readonly loading: boolean
  readonly onQuery: (filters: Filters) => void
}

export function AnnouncementFilters({ value, years, loading, onQuery }: Props) {
  const t = useText(noticeTexts)
  const { draft, set, bar } = useFilterDraft(value, noFilters, onQuery)
  return (
    <FilterBar loading={loading} {...bar}>
      <SelectField
        label={t('year')}
        placeholder={t('allYears')}
        value={draft.year || null}
        onChange={(year) => set({ year: year ?? '' })}
        options={years.map((year) => ({ value: year, label: t('yearName', { year }) }))}
      />
      <TextField
        label={t('name')}
        placeholder={t('nameHint')}
        maxLength={50}
        value={draft.name}
        onChange={(name) => set({ name })}
      />
    </FilterBar>
  )
}
