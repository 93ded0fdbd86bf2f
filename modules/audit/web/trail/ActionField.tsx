import { auditActions } from '@iisp/audit/contract'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useText } from '@iisp/web'
import { useMemo } from 'react'
import { auditTexts } from './audit-texts.ts'

interface Props {
  /** The stored action, '' for all. */
  readonly value: string
  readonly onChange: (action: string) => void
}

/** Selects an action of the trail by its name. */
export function ActionField({ value, onChange }: Props) {
  const t = useText(auditTexts)
  const { data, isLoading } = useCall(auditActions, {}, { quiet: true })
  const options = useMemo(() => {
    const named = (data ?? []).map(({ action, name }) => ({ value: action, label: name }))
    // an address may name one that no module writes any more
    return value === '' || named.some((one) => one.value === value)
      ? named
      : [...named, { value, label: value }]
  }, [data, value])
  return (
    <SelectField
      label={t('action')}
      options={options}
      searchable
      loading={isLoading}
      value={value || null}
      onChange={(action) => onChange(action ?? '')}
    />
  )
}
