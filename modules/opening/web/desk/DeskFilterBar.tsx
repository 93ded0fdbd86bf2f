import { stateName } from '@iisp/contract'
import { applicationFlow, applicationKinds } from '@iisp/opening/contract'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useLocale, useText } from '@iisp/web'
import { type DeskFilters, noDeskFilters } from './desk-filters.ts'
import { deskTexts } from './desk-texts.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: DeskFilters
  readonly loading: boolean
  readonly onQuery: (filters: DeskFilters) => void
}

/** The filter row of the desk; nothing is asked before 查询. */
export function DeskFilterBar({ value, loading, onQuery }: Props) {
  const t = useText(deskTexts)
  const locale = useLocale()
  const { draft, set, bar } = useFilterDraft(value, noDeskFilters, onQuery)
  return (
    <FilterBar inSight={4} loading={loading} {...bar}>
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        maxLength={50}
        value={draft.keyword}
        onChange={(keyword) => set({ keyword })}
      />
      <SelectField
        label={t('kind')}
        options={(['1', '2'] as const).map((kind) => ({
          value: kind,
          label: applicationKinds[kind][locale],
        }))}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
      <SelectField
        label={t('status')}
        multiple
        options={applicationFlow.sets.seenByDesk.map((status) => ({
          value: status,
          label: stateName(applicationFlow, status, locale),
        }))}
        value={draft.statuses}
        onChange={(statuses: readonly string[]) => set({ statuses })}
      />
      <SelectField
        label={t('urgedOnly')}
        options={[{ value: '1', label: t('urgedYes') }]}
        value={draft.urged}
        onChange={(urged) => set({ urged })}
      />
    </FilterBar>
  )
}
