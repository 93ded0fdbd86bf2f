import { changeMoneyToChinese } from '@iisp/reference/contract'
import { type OrderDetail, download as downloadFile, orderPatterns, orderSources } from '@iisp/transfers/contract'
import { AmountText } from '@iisp/ui/amount-text'
import { CopyId } from '@iisp/ui/copy-id'
import { type Fact, Facts } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { download, useCall, useLocale, useText } from '@iisp/web'
import { typeName } from './order-columns.tsx'
import css from './order-detail.module.css'
import { orderSteps } from './order-steps.ts'
import { orderTexts } from './order-texts.ts'

/** Payer and payee side by side, so that a checker compares them with the documents at one glance. */
export function OrderDetailView({ order }: { order: OrderDetail }) {
  const t = useText(orderTexts)
  const locale = useLocale()
  const capital = useCall(
    changeMoneyToChinese,
    { amount: order.AMOUNT },
    { staleTime: Infinity, quiet: true },
  )
  const custody: Fact[] = [
    { label: t('accountName'), value: order.PRODUCTNAME },
    { label: t('accountNo'), value: <CopyId id={order.OWERACCOUNT} /> },
  ]
  const other: Fact[] = [
    { label: t('accountName'), value: order.CPACCNAME },
    { label: t('accountNo'), value: <CopyId id={order.CPACCOUNT || order.ACCOUNT} /> },
    { label: t('bank'), value: order.CPOPENBANK },
    { label: t('branchNo'), value: order.HIGHTBANKNO },
  ]
  const [payer, payee] = order.PAYFLAG === '1' ? [custody, other] : [other, custody]
  return (
    <div className={css.detail}>
      <p className={css.amount}>
        <AmountText value={order.AMOUNT} />
        <span className={css.capital}>{capital.data}</span>
      </p>
      {order.RETURNREASON !== '' && (
        <p role="note" className={css.returned}>
          {t('returnReason')}：{order.RETURNREASON}
        </p>
      )}
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
      <Facts
        facts={[
          { label: t('column.product'), value: `${order.PRODUCTNAME}（${order.PRODUCTNO}）` },
          { label: t('column.date'), value: `${order.TRADATEFORMAT} ${order.TRATIME}`.trim() },
          { label: t('column.type'), value: typeName(order.HKTYPE, locale) },
          { label: t('column.reason'), value: order.REASON },
          { label: t('remark'), value: order.REMARK, wide: true },
          { label: t('contacts'), value: contactsOf(order), wide: true },
          { label: t('flags'), value: flagsOf(order, t), wide: true },
          { label: t('source'), value: orderSources[order.ZLSOURCE][locale] },
          { label: t('pattern'), value: order.ZLMS === null ? '' : orderPatterns[order.ZLMS][locale] },
          { label: t('column.createdBy'), value: order.CREATEBY },
          { label: t('column.createdAt'), value: order.CREATETIME },
        ]}
      />
      <h3>{t('attachments')}</h3>
      {order.ATTACHMENTS.length === 0 && <p className={css.quiet}>{t('noAttachments')}</p>}
      <ul className={css.files}>
        {order.ATTACHMENTS.map((file) => (
          <li key={file.FILEID}>
            <span>{file.FILETYPENAME}</span>
            <button
              type="button"
              className={css.link}
              onClick={() =>
                void download(downloadFile, { fileId: file.FILEID }, { filename: file.FILENAME }).catch(
                  () => {},
                )
              }
            >
              {file.FILENAME}
            </button>
          </li>
        ))}
      </ul>
      <h3>{t('timeline')}</h3>
      <Timeline label={t('timeline')} steps={orderSteps(order, t, locale)} />
    </div>
  )
}

const contactsOf = (order: OrderDetail) =>
  order.CONTACTS.map((c) => `${c.CONT_NAME} ${c.CONT_PHONE} ${c.CONT_EMAIL}`).join('；')

type Text = ReturnType<typeof useText<(typeof orderTexts)['zh']>>
function flagsOf(order: OrderDetail, t: Text): string {
  const on = [
    order.RETRYFLAG === '1' && t('retryFlag'),
    order.BTQHK === '1' && t('btqhk'),
    order.NOTICEFLAG === '1' && t('noticeFlag'),
    order.ISSENDEMAIL === '1' && t('isSendEmail'),
  ]
  return on.filter(Boolean).join('；')
}
