import { useAmountInWords } from '@iisp/reference/parts'
import type { OrderDetail } from '@iisp/transfers/contract'
import { Facts } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import css from '../detail/order-detail.module.css'
import type { ConfirmedStep, ReasonedStep } from './order-choices.ts'
import { PayeeNotice } from '../detail/PayeeNotice.tsx'
import { orderTexts } from '../order-texts.ts'
import { questionTexts } from './question-texts.ts'

interface Props {
  readonly order: OrderDetail
  readonly step: ConfirmedStep['name'] | Extract<ReasonedStep['name'], 'withdraw'>
  /** The server's doubt, shown instead of the usual question. */
  readonly doubt?: string | undefined
}

/** Shows what a person is about to confirm: the amount, news about the payee, then the question. */
export function StepQuestion({ order, step, doubt }: Props) {
  const t = useText(orderTexts)
  const own = useText(questionTexts)
  const pays = order.PAYFLAG === '1'
  const capital = useAmountInWords(order.AMOUNT)
  return (
    <>
      <p className={css.subject}>
        {t(pays ? 'confirm.out' : 'confirm.in', {
          no: order.ORDERNO,
          amount: groupThousands(order.AMOUNT),
          payee: order.CPACCNAME,
        })}
      </p>
      <PayeeNotice order={order} />
      <Facts
        facts={[
          { label: t('capital'), value: capital, wide: true },
          {
            label: own(pays ? 'payeeAccount' : 'payerAccount'),
            value: order.CPACCOUNT || order.ACCOUNT,
            wide: true,
          },
          {
            label: t('column.TRADATEFORMAT'),
            value: `${order.TRADATEFORMAT} ${order.TRATIME}`.trim(),
            wide: true,
          },
          ...(pays
            ? [
                {
                  label: own('execution'),
                  value: own(order.BTQHK === '1' ? 'onItsDate' : 'mayBeEarly'),
                  wide: true,
                },
              ]
            : []),
          ...(order.payment === null
            ? []
            : [{ label: t('cutOff'), value: order.payment.cutOff, wide: true }]),
        ]}
      />
      <p className={css.question}>{doubt ?? t(`confirm.${step}`)}</p>
    </>
  )
}
