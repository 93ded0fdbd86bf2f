import { defineFields, f } from '@iisp/contract'
import { isZero } from '@iisp/contract/exact'
import { ProductField } from '@iisp/product/parts'
import { AmountField } from '@iisp/ui/amount-field'
import { DateField } from '@iisp/ui/date-field'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import {
  type DividendDetail,
  dividendDetail,
  dividendEnter,
  dividendEntry,
  dividendList,
} from '../../contract/dividends/dividends.ts'
import { typedPerShare } from '../../rules/dividend/typed-per-share.ts'
import { dividendTexts } from './dividend-texts.ts'

const lists = [dividendList, dividendDetail]
const { zh, en } = dividendEntry.named.perShare.name
/** The amount per share is typed with or without its zeros. */
const fields = defineFields({ ...dividendEntry.named, perShare: f.text(17, [zh, en]) })

interface Props {
  /** A revoked dividend; the new plan starts with its values. */
  readonly corrects?: DividendDetail
  readonly onClose: () => void
}

/** Enters the plan of a dividend. */
export function DividendDialog({ corrects, onClose }: Props) {
  const t = useText(dividendTexts)
  return (
    <FieldDialog
      fields={fields}
      name={`ta.dividend:${corrects ? `corrects-${corrects.id}` : 'new'}`}
      version={1}
      initial={corrects}
      faultsOf={({ recordDate, exDate, paymentDate, perShare }) => ({
        exDate: exDate < recordDate && t('outOfOrder', { what: t('recordDate') }),
        paymentDate: paymentDate < exDate && t('outOfOrder', { what: t('exDate') }),
        perShare: isZero(typedPerShare(perShare) ?? '0.00') && t('perShareWrong'),
      })}
      call={dividendEnter}
      inputOf={({ perShare, ...entered }) => ({
        ...entered,
        perShare: typedPerShare(perShare) ?? perShare,
        corrects: corrects?.id ?? null,
      })}
      invalidates={lists}
      title={t(corrects ? 'correctTitle' : 'enterTitle')}
      okText={t('save')}
      done={() => t('saved')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <ProductField {...field('productId')} disabled={corrects !== undefined} />
          <DateField {...field('recordDate')} help={t('recordDateHint')} />
          <DateField {...field('exDate')} help={t('exDateHint')} />
          <DateField {...field('paymentDate')} />
          <TextField {...field('perShare')} help={t('perShareHint')} />
          <AmountField {...field('realisedProfit')} unit={t('yuan')} />
        </>
      )}
    </FieldDialog>
  )
}
