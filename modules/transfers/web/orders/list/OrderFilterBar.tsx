import { getProductDetail } from '@iisp/product/contract'
import { ProductsField } from '@iisp/product/parts'
import { filterProducts, type OrderStatus, transferTypeCodes } from '@iisp/transfers/contract'
import { AmountField } from '@iisp/ui/amount-field'
import { DateRangeField } from '@iisp/ui/date-field'
import { FilterBar } from '@iisp/ui/page'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useFilterDraft, useLocale, useText } from '@iisp/web'
import { type OrderFilters, amountsCrossed, noFilters } from './order-filters.ts'
import { statusOptions, typeName } from '../order-names.ts'
import { orderTexts } from '../order-texts.ts'
import { useMarkedDays } from './use-marked-days.ts'

interface Props {
  /** The filters in force; keep their identity while they are the same. */
  readonly value: OrderFilters
  readonly onQuery: (filters: OrderFilters) => void
  readonly loading: boolean
  /** The states that this list can show. */
  readonly statuses: readonly OrderStatus[]
}

/** The filter row of an order list; nothing is asked before 查询. */
export function OrderFilterBar({ value, onQuery, loading, statuses }: Props) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const { draft, set, bar } = useFilterDraft(value, noFilters, onQuery)
  const choice = <T extends string>(values: readonly [T, string][]) =>
    values.map(([code, label]) => ({ value: code, label }))
  const crossed = amountsCrossed(draft)
  const { today, workDays } = useMarkedDays()
  const [only] = draft.products
  const one = useCall(
    getProductDetail,
    { id: only ?? '' },
    { enabled: draft.products.length === 1, quiet: true, staleTime: 60_000 },
  )
  return (
    <FilterBar inSight={4} loading={loading} onQuery={() => crossed || bar.onQuery()} onReset={bar.onReset}>
      <TextField
        label={t('keyword')}
        placeholder={t('keywordHint')}
        value={draft.keyword}
        maxLength={50}
        onChange={(keyword) => set({ keyword })}
      />
      <ProductsField
        label={t('products')}
        limit={filterProducts}
        value={draft.products}
        onChange={(products) => set({ products })}
      />
      <SelectField
        label={t('status')}
        multiple
        options={statusOptions(statuses, locale)}
        value={draft.statuses}
        onChange={(chosen: readonly string[]) => set({ statuses: chosen })}
      />
      <DateRangeField
        label={t('dates')}
        value={draft.dates}
        onChange={(dates) => set({ dates })}
        quick
        today={today}
        inception={(draft.products.length === 1 && one.data?.CLRQ) || undefined}
        workDays={workDays}
      />
      <AmountField
        label={t('minAmount')}
        value={draft.minAmount}
        onChange={(minAmount) => set({ minAmount })}
      />
      <AmountField
        label={t('maxAmount')}
        value={draft.maxAmount}
        error={crossed ? t('amountsCrossed') : null}
        onChange={(maxAmount) => set({ maxAmount })}
      />
      <SelectField
        label={t('type')}
        options={transferTypeCodes.map((code) => ({ value: code, label: typeName(code, locale) }))}
        value={draft.type}
        onChange={(type) => set({ type: type as OrderFilters['type'] })}
      />
      <SelectField
        label={t('direction')}
        options={choice([
          ['1', t('out')],
          ['0', t('in')],
        ])}
        value={draft.direction}
        onChange={(direction) => set({ direction: direction as OrderFilters['direction'] })}
      />
      <SelectField
        label={t('target')}
        options={choice([
          ['0', t('broker')],
          ['1', t('counterparty')],
        ])}
        value={draft.target}
        onChange={(target) => set({ target: target as OrderFilters['target'] })}
      />
      <SelectField
        label={t('documents')}
        options={choice([
          ['1', t('paper.missing')],
          ['0', t('paper.complete')],
        ])}
        value={draft.documents}
        onChange={(documents) => set({ documents: documents as OrderFilters['documents'] })}
      />
      <SelectField
        label={t('failure')}
        options={choice([
          ['1', t('failures.open')],
          ['0', t('failures.seen')],
        ])}
        value={draft.failure}
        onChange={(failure) => set({ failure: failure as OrderFilters['failure'] })}
      />
    </FilterBar>
  )
}
