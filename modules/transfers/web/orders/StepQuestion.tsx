import type { OrderDetail } from '@iisp/transfers/contract'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import css from './order-detail.module.css'
import { orderTexts } from './order-texts.ts'

/** What a person is about to decide: the money first, then the question. */
export function StepQuestion({ order, question }: { order: OrderDetail; question: string }) {
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
      {question}
    </>
  )
}
