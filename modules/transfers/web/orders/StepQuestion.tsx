import type { OrderDetail } from '@iisp/transfers/contract'
import { Facts } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import css from './order-detail.module.css'
import { orderTexts } from './order-texts.ts'

interface Props {
  readonly order: OrderDetail
  readonly question: string
  /** Shows besides when, to which account and until which time today it is paid. */
  readonly withPayment?: boolean
}

/** What a person is about to decide: the money first, then the question. */
export function StepQuestion({ order, question, withPayment = false }: Props) {
  const t = useText(orderTexts)
  return (
    <>
      <p className={css.subject}>
        {t(order.PAYFLAG === '1' ? 'confirm.out' : 'confirm.in', {
          no: order.ORDERNO,
          amount: groupThousands(order.AMOUNT),
          payee: order.CPACCNAME,
        })}
      </p>
      {withPayment && (
        <div className={css.facts}>
          <Facts
            facts={[
              { label: t('column.date'), value: order.TRADATEFORMAT },
              { label: t('cutOff'), value: order.payment?.cutOff ?? '' },
              { label: t('column.payeeAccount'), value: order.CPACCOUNT || order.ACCOUNT, wide: true },
            ]}
          />
        </div>
      )}
      {question}
    </>
  )
}
