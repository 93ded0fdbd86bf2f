import { type AnnouncementState, announcementStates } from '@iisp/notices/contract'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useText } from '@iisp/web'
import { type AnnouncementFilters, noFilters } from './announcement-filters.ts'
import { announcementTexts } from './announcement-texts.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: AnnouncementFilters
  readonly loading: boolean
  readonly onQuery: (filters: AnnouncementFilters) => void
}

export function AnnouncementFilterBar({ value, loading, onQuery }: Props) {
  const t = useText(announcementTexts)
  const { draft, set, bar } = useFilterDraft(value, noFilters, onQuery)
  return (
    <FilterBar loading={loading} {...bar}>
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        maxLength={50}
        value={draft.keyword}
        onChange={(keyword) => set({ keyword })}
      />
      <SelectField
        label={t('state')}
        placeholder={t('all')}
        value={draft.state}
        onChange={(state) => set({ state: state as AnnouncementState | null })}
        options={announcementStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
    </FilterBar>
  )
}
