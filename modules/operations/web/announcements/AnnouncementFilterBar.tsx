import type { Input } from '@iisp/contract'
import { type AnnouncementState, type announcementDeskList, announcementStates } from '@iisp/notices/contract'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { announcementTexts } from './announcement-texts.ts'

export type AnnouncementFilters = Pick<Input<typeof announcementDeskList>, 'keyword' | 'state'>

interface Props {
  readonly loading: boolean
  readonly onQuery: (filters: AnnouncementFilters) => void
}

export function AnnouncementFilterBar({ loading, onQuery }: Props) {
  const t = useText(announcementTexts)
  const [keyword, setKeyword] = useState('')
  const [state, setState] = useState<string | null>(null)
  return (
    <FilterBar
      loading={loading}
      onQuery={() =>
        onQuery({
          ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
          ...(state !== null && { state: state as AnnouncementState }),
        })
      }
      onReset={() => {
        setKeyword('')
        setState(null)
        onQuery({})
      }}
    >
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        maxLength={50}
        value={keyword}
        onChange={setKeyword}
      />
      <SelectField
        label={t('state')}
        placeholder={t('all')}
        value={state}
        onChange={setState}
        options={announcementStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </FilterBar>
  )
}
