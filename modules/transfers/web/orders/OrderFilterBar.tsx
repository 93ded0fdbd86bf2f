import { type OrderStatus, orderStatuses, transferTypeCodes } from '@iisp/transfers/contract'
import { AmountField } from '@iisp/ui/amount-field'
import { DateRangeField } from '@iisp/ui/date-field'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import { useState } from 'react'
import { statusOptions, typeName } from './order-columns.tsx'
import { type OrderFilters, noFilters } from './order-filters.ts'
import { orderTexts } from './order-texts.ts'

interface Props {
  readonly value: OrderFilters
  readonly onQuery: (filters: OrderFilters) => void
  readonly loading: boolean
  /** The states that this list can show. */
  readonly statuses?: readonly OrderStatus[]
}

/** The filter row of an order list; nothing is asked before 查询. */
export function OrderFilterBar({ value, onQuery, loading, statuses = orderStatuses }: Props) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const [draft, setDraft] = useState(value)
  const set = (change: Partial<OrderFilters>) => setDraft({ ...draft, ...change })
  const types = transferTypeCodes.map((code) => ({ value: code, label: typeName(code, locale) }))
  const targets = [
    { value: '0', label: t('broker') },
    { value: '1', label: t('counterparty') },
  ]
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
        help={t('keywordHint')}
        value={draft.keyword}
        maxLength={50}
        onChange={(keyword) => set({ keyword })}
      />
      <SelectField
        label={t('status')}
        multiple
        options={statusOptions(statuses, locale)}
        value={draft.statuses as string[]}
        onChange={(chosen: readonly string[]) => set({ statuses: chosen })}
      />
      <DateRangeField label={t('dates')} value={draft.dates} onChange={(dates) => set({ dates })} />
      <AmountField
        label={t('minAmount')}
        value={draft.minAmount}
        onChange={(minAmount) => set({ minAmount })}
      />
      <AmountField
        label={t('maxAmount')}
        value={draft.maxAmount}
        onChange={(maxAmount) => set({ maxAmount })}
      />
      <SelectField
        label={t('type')}
        options={types}
        value={draft.type}
        onChange={(type: string | null) => set({ type })}
      />
      <SelectField
        label={t('target')}
        options={targets}
        value={draft.target}
        onChange={(target: string | null) => set({ target })}
      />
    </FilterBar>
  )
}
