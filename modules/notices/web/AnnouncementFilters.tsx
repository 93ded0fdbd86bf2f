import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { useState } from 'react'
import { noticeTexts } from './notice-texts.ts'

interface Wanted {
  /** '' for all. */
  readonly year: string
  readonly name: string
}
interface Props {
  readonly years: readonly string[]
  readonly loading: boolean
  readonly onQuery: (wanted: Wanted) => void
}

export function AnnouncementFilters({ years, loading, onQuery }: Props) {
  const t = useText(noticeTexts)
  const [year, setYear] = useState('')
  const [name, setName] = useState('')
  return (
    <FilterBar
      loading={loading}
      onQuery={() => onQuery({ year, name: name.trim() })}
      onReset={() => {
        setYear('')
        setName('')
        onQuery({ year: '', name: '' })
      }}
    >
      <SelectField
        label={t('year')}
        placeholder={t('allYears')}
        value={year || null}
        onChange={(chosen) => setYear(chosen ?? '')}
        options={years.map((value) => ({ value, label: t('yearName', { year: value }) }))}
      />
      <TextField
        label={t('name')}
        placeholder={t('nameHint')}
        maxLength={50}
        value={name}
        onChange={setName}
      />
    </FilterBar>
  )
}
