import { useAmountInWords } from '@iisp/reference/parts'
import { type OrderDetail, orderFlow } from '@iisp/transfers/contract'
import { AmountText } from '@iisp/ui/amount-text'
import { CopyId } from '@iisp/ui/copy-id'
import { Facts } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { type Translate, useLocale, useText } from '@iisp/web'
import { OrderAttachments } from './OrderAttachments.tsx'
import { OrderBalance } from './OrderBalance.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { OrderNote } from './OrderNote.tsx'
import css from './order-detail.module.css'
import { paymentFacts } from '../list/order-columns.tsx'
import { orderSteps } from './order-steps.ts'
import { PayeeNotice } from './PayeeNotice.tsx'
import { orderTexts } from '../order-texts.ts'
import { progressTexts } from './progress-texts.ts'

/** Shows payer and payee side by side, so that a checker can compare them with the documents at a glance. */
export function OrderDetailView({ order }: { order: OrderDetail }) {
  const t = useText(orderTexts)
  const progress = useText(progressTexts)
  const locale = useLocale()
  const capital = useAmountInWords(order.AMOUNT)
  const account = (name: string, no: string, bank: string, branchNo: string) => [
    { label: t('accountName'), value: name, wide: true },
    { label: t('accountNo'), value: <CopyId id={no} grouped />, wide: true },
    { label: t('bank'), value: bank, wide: true },
    { label: t('branchNo'), value: branchNo, wide: true },
  ]
  const custody = account(order.OWERACCNAME, order.OWERACCOUNT, order.OWEROPENBANK, order.OWERBRANCHNO)
  const other = account(
    order.CPACCNAME,
    order.CPACCOUNT || order.ACCOUNT,
    order.CPOPENBANK,
    order.HIGHTBANKNO,
  )
  const [payer, payee] = order.PAYFLAG === '1' ? [custody, other] : [other, custody]
  const underWay = orderFlow.byCode[order.PROSTATUS].final !== true
  return (
    <div className={css.detail}>
      <p className={css.amount}>
        <AmountText value={order.AMOUNT} unit={t('yuan')} large />
        <span className={css.capital}>{capital}</span>
      </p>
      <OrderNote order={order} />
      <PayeeNotice order={order} />
      <OrderChanges order={order} />
      <div className={css.sides}>
        <section aria-label={t('payerSide')} className={css.side}>
          <h3>{t('payerSide')}</h3>
          <Facts facts={payer} />
        </section>
        <section aria-label={t('payeeSide')} className={css.side}>
          <h3>{t('payeeSide')}</h3>
          <Facts facts={payee} />
        </section>
      </div>
      {underWay && (
        <section aria-label={t('custodyBalance')}>
          <h3>{t('custodyBalance')}</h3>
          <OrderBalance account={order.OWERACCOUNT} />
        </section>
      )}
      <h3>{t('payment')}</h3>
      <Facts facts={paymentFacts(order, t, flagsOf(order, progress), locale)} />
      <h3>{t('attachments')}</h3>
      <OrderAttachments files={order.ATTACHMENTS} />
      <h3>{t('timeline')}</h3>
      <Timeline label={t('timeline')} steps={orderSteps(order, progress, locale)} />
    </div>
  )
}

function flagsOf(order: OrderDetail, t: Translate<(typeof progressTexts)['zh']>): string {
  const on = [
    order.RETRYFLAG === '1' && t('flag.retry'),
    order.BTQHK === '1' && t('flag.notBeforeDate'),
    order.NOTICEFLAG === '1' && t('flag.notice'),
    order.ISSENDEMAIL === '1' && t('flag.sendEmail'),
    order.ISAUTOCALL === '1' && t('flag.autoCall'),
    order.SFZJBZJ === '1' && t('flag.marginCall'),
  ]
  return on.filter(Boolean).join('；')
}
