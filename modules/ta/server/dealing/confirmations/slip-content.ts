import type { Language } from '@iisp/contract'
import { isZero } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/contract/group-thousands'
import type { Slip } from '@iisp/files/contract'
import { confirmationKinds } from '../../../contract/applications/business-codes.ts'
import type { UsedLotRow } from '../../../contract/dealing/confirmations.ts'
import { percentText } from '../../../rules/terms/percent.ts'
import type { SlipFigures } from './slip-query.ts'
import { type SlipText, slipTexts } from './slip-texts.ts'

type Fact = Slip['sections'][number]['facts'][number]
const nothing = '--'

/** The content of a confirmation slip in one language. Figures that a confirmation lacks are left out. */
export function slipContent(one: SlipFigures, lots: readonly UsedLotRow[], language: Language): Slip {
  const say = (key: SlipText) => slipTexts[key][language]
  const fact = (key: SlipText, value: string | null): Fact => ({ label: say(key), value: value || nothing })
  const wide = (key: SlipText, value: string): Fact => ({ ...fact(key, value), wide: true })
  const figure = (key: SlipText, value: string): Fact => fact(key, groupThousands(value))
  const ifAny = (key: SlipText, value: string | null): Fact[] =>
    value === null || isZero(value) ? [] : [figure(key, value)]

  return {
    title: say('title'),
    number: one.id,
    mark: one.mark === null ? '' : say(one.mark),
    sections: [
      {
        title: say('fund'),
        facts: [
          wide('productName', one.productName),
          fact('productCode', one.productCode),
          fact('currency', one.currency),
          wide('manager', one.manager),
          wide('investorName', one.investorName),
          fact('fundAccount', one.fundAccount),
          fact('tradingAccount', one.tradingAccount),
        ],
      },
      originSection(one, say, language),
      {
        title: say('confirmation'),
        facts: [
          fact('id', one.id),
          fact('confirmedOn', one.confirmedOn),
          // an application is dealt at the NAV of the end of its open day
          fact('navDate', one.dealingDate),
          fact('unitNav', one.unitNav),
          figure('grossAmount', one.grossAmount),
          figure('shares', one.shares),
          figure('netAmount', one.netAmount),
          fact('settlesOn', one.settlesOn),
          ...ifAny('refund', one.refund),
          ...ifAny('deferredShares', one.deferredShares),
          ...ifAny('cancelledShares', one.cancelledShares),
          ...(one.reason === '' ? [] : [wide('reason', one.reason)]),
        ],
      },
      {
        title: say('fees'),
        facts: [
          figure('fee', one.fee),
          ...(one.discount === null ? [] : [fact('discount', discountText(one.discount, language))]),
          ...ifAny('topUpFee', one.topUpFee),
          figure('feeManager', one.feeManager),
          figure('feeDistributor', one.feeDistributor),
          figure('feeFund', one.feeFund),
          figure('performanceFee', one.performanceFee),
        ],
      },
      ...(lots.length === 0 ? [] : [lotSection(lots, say)]),
    ],
    note: say('note').replace('{time}', one.confirmedAt),
    madeAt: one.confirmedAt,
  }
}

/** The origin of a confirmation: an application, a dividend or a fee day. */
function originSection(
  one: SlipFigures,
  say: (key: SlipText) => string,
  language: Language,
): Slip['sections'][number] {
  const fact = (key: SlipText, value: string | null): Fact => ({ label: say(key), value: value || nothing })
  const ifAny = (key: SlipText, value: string | null): Fact[] =>
    value === null || isZero(value) ? [] : [fact(key, groupThousands(value))]
  const kind = fact('kind', confirmationKinds[one.kind][language])
  if (one.dividend !== null) return dividendSection(one.dividend, say)
  if (one.feeDay !== null)
    return {
      title: say('feeDay'),
      facts: [kind, fact('feeDate', one.feeDay.feeDate), fact('feeRate', one.feeDay.rate)],
    }
  return {
    title: say('application'),
    facts: [
      fact('applicationNo', one.applicationNo),
      kind,
      ...(one.otherProduct === ''
        ? []
        : [{ ...fact(one.kind === '137' ? 'fromProduct' : 'intoProduct', one.otherProduct), wide: true }]),
      fact('applicationDate', one.applicationDate),
      ...ifAny('appliedAmount', one.appliedAmount),
      ...ifAny('appliedShares', one.appliedShares),
    ],
  }
}

const dividendSection = (
  { recordDate, perShare, basisShares, method }: NonNullable<SlipFigures['dividend']>,
  say: (key: SlipText) => string,
): Slip['sections'][number] => ({
  title: say('dividend'),
  facts: [
    { label: say('recordDate'), value: recordDate },
    { label: say('perShare'), value: perShare },
    { label: say('basisShares'), value: groupThousands(basisShares) },
    { label: say('dividendMethod'), value: say(method) },
  ],
})

const discountText = (factor: string, language: Language) =>
  factor === '1.00000000'
    ? slipTexts.noDiscount[language]
    : slipTexts.reducedTo[language].replace('{percent}', percentText(factor))

const figureColumns = ['lotShares', 'lotDays', 'lotFee', 'performanceFee'] as const

const lotSection = (
  lots: readonly UsedLotRow[],
  say: (key: SlipText) => string,
): Slip['sections'][number] => ({
  title: say('lots'),
  facts: [],
  table: {
    columns: [
      { title: say('lot'), kind: 'text' },
      { title: say('registeredOn'), kind: 'text' },
      ...figureColumns.map((key) => ({ title: say(key), kind: 'figure' as const })),
    ],
    rows: lots.map((lot) => [
      lot.lotId,
      lot.registeredOn ?? nothing,
      ...[lot.shares, String(lot.days), lot.fee, lot.performanceFee].map(groupThousands),
    ]),
  },
})
