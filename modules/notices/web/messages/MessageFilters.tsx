import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useFilterDraft, useText } from '@iisp/web'
import { useMemo } from 'react'
import { type MessageFilterValues, noMessageFilters } from './message-filters.ts'
import { noticeTexts } from '../notice-texts.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: Partial<MessageFilterValues>
  readonly loading: boolean
  readonly onQuery: (filters: MessageFilterValues) => void
}

export function MessageFilters({ value, loading, onQuery }: Props) {
  const t = useText(noticeTexts)
  const inForce = useMemo(() => ({ ...noMessageFilters, ...value }), [value])
  const { draft, set, bar } = useFilterDraft(inForce, noMessageFilters, onQuery)
  return (
    <FilterBar loading={loading} {...bar}>
      <SelectField
        label={t('state')}
        placeholder={t('allStates')}
        value={draft.unread || null}
        onChange={(unread) => set({ unread: unread === '1' ? '1' : '' })}
        options={[{ value: '1', label: t('unread') }]}
      />
      <TextField
        label={t('message')}
        placeholder={t('messageHint')}
        maxLength={50}
        value={draft.keyword}
        onChange={(keyword) => set({ keyword })}
      />
    </FilterBar>
  )
}
