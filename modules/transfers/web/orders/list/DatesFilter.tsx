import { getProductDetail } from '@iisp/product/contract'
import { type DateRange, DateRangeField } from '@iisp/ui/date-field'
import { useCall, useText } from '@iisp/web'
import { orderTexts } from '../order-texts.ts'
import { useMarkedDays } from './use-marked-days.ts'

interface Props {
  readonly value: DateRange | null
  readonly onChange: (dates: DateRange | null) => void
  /** Products chosen beside it: of a single one the dates may begin with its inception. */
  readonly products: readonly string[]
}

/** The transfer dates of an order list, most of them ahead, with the days off marked. */
export function DatesFilter({ value, onChange, products }: Props) {
  const t = useText(orderTexts)
  const { today, workDays } = useMarkedDays()
  const [id] = products
  const isSingle = products.length === 1
  const product = useCall(
    getProductDetail,
    { id: id ?? '' },
    { enabled: isSingle, quiet: true, staleTime: 60_000 },
  )
  return (
    <DateRangeField
      label={t('dates')}
      value={value}
      onChange={onChange}
      quick="ahead"
      today={today}
      inception={(isSingle && product.data?.CLRQ) || undefined}
      workDays={workDays}
    />
  )
}
