import { isOneOf } from '@iisp/contract'
import { type OrderChange, type OrderDetail, orderFlow } from '@iisp/transfers/contract'
import { Facts } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import { type Locale, type Translate, useLocale, useText } from '@iisp/web'
import { type OrderText, detailName } from '../order-names.ts'
import { orderTexts } from '../order-texts.ts'
import css from './order-detail.module.css'
import { progressTexts } from './progress-texts.ts'

type Progress = Translate<(typeof progressTexts)['zh']>

/**
 * The maker's changes since the order was returned or recalled, so that only these need another
 * check.
 */
export function OrderChanges({ order: { CHANGES, PROSTATUS } }: { order: OrderDetail }) {
  const t = useText(orderTexts)
  const own = useText(progressTexts)
  const locale = useLocale()
  if (CHANGES === null) return null
  // A maker who is still editing does not need to be told that nothing has changed yet.
  if (CHANGES.length === 0 && isOneOf(orderFlow.sets.editable, PROSTATUS)) return null
  return (
    <section aria-label={own('changes')}>
      <h3>{own('changes')}</h3>
      {CHANGES.length === 0 ? (
        <p className={css.quiet}>{own('nothingChanged')}</p>
      ) : (
        <Facts
          facts={CHANGES.map(({ FIELD, BEFORE, AFTER }) => ({
            label: labelOf(FIELD, t, own),
            value: (
              <>
                <del className={css.before}>{valueOf(FIELD, BEFORE, t, own, locale)}</del>
                {' → '}
                <ins className={css.after}>{valueOf(FIELD, AFTER, t, own, locale)}</ins>
              </>
            ),
            wide: true,
          }))}
        />
      )}
    </section>
  )
}

type Field = OrderChange['FIELD']

const labels = {
  PRODUCTNAME: 'column.PRODUCTNAME',
  PAYFLAG: 'column.PAYFLAG',
  OWERACCOUNT: 'column.OWERACCOUNT',
  CPACCNAME: 'column.CPACCNAME',
  CPACCOUNT: 'column.payee',
  CPOPENBANK: 'bank',
  HIGHTBANKNO: 'branchNo',
  AMOUNT: 'column.AMOUNT',
  TRADATEFORMAT: 'column.TRADATEFORMAT',
  TRATIME: 'column.time',
  HKTYPEDETAIL: 'column.HKTYPE',
  REASON: 'column.REASON',
  REMARK: 'remark',
  ATTACHMENTS: 'attachments',
} as const
const flags = {
  RETRYFLAG: 'flag.retry',
  BTQHK: 'flag.notBeforeDate',
  SFZJBZJ: 'flag.marginCall',
} as const
const isFlag = (field: Field): field is keyof typeof flags => Object.keys(flags).includes(field)

const labelOf = (field: Field, t: OrderText, own: Progress): string =>
  isFlag(field) ? own(flags[field]) : t(labels[field])

function valueOf(field: Field, value: string, t: OrderText, own: Progress, locale: Locale): string {
  if (isFlag(field)) return own(value === '1' ? 'yes' : 'no')
  if (field === 'PAYFLAG') return t(value === '1' ? 'out' : 'in')
  if (field === 'TRATIME') return value || t('anyTime')
  if (value === '') return own('nothing')
  if (field === 'AMOUNT') return groupThousands(value)
  if (field === 'HKTYPEDETAIL') return detailName(value, locale)
  return field === 'ATTACHMENTS' ? value.replaceAll('\n', '；') : value
}
