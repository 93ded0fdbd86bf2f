import {
  type BothLanguages,
  type Static,
  badRequest,
  conflict,
  defineErrors,
  defineFields,
  f,
  t,
  unprocessable,
} from '@iisp/contract'

/** FrozenCause of the exchange files. */
export const freezingCauses = {
  '0': { zh: '司法冻结', en: 'Court order' },
  '1': { zh: '柜台冻结', en: 'Counter' },
  '2': { zh: '质押冻结', en: 'Pledge' },
  '3': { zh: '质押、司法双重冻结', en: 'Pledge and court order' },
  '4': { zh: '柜台、司法双重冻结', en: 'Counter and court order' },
} as const satisfies Record<string, BothLanguages>
export type FreezingCause = keyof typeof freezingCauses
export const freezingCauseCodes = Object.keys(freezingCauses) as FreezingCause[]

export const freezingErrors = defineErrors('ta-freezing', {
  holdingUnknown: badRequest('请选择该投资者持有的产品', 'Please choose a fund that this investor holds'),
  sharesMissing: badRequest('请填写大于0的份额', 'Please enter shares above 0'),
  tooManyToFreeze: unprocessable(
    '未冻结的份额为{shares}份，不能冻结更多',
    'Only {shares} shares are not frozen. Please freeze at most these.',
  ),
  frozenOfRun: conflict(
    '交易账号{account}已冻结的份额来自该次交易，更正前请先解冻',
    'Shares of trading account {account} that this run confirmed are frozen. Please release them before correcting it.',
  ),
  frozenOfDividend: conflict(
    '交易账号{account}已冻结的份额来自该次分红，撤销前请先解冻',
    'Shares of trading account {account} that this dividend brought are frozen. Please release them before revoking it.',
  ),
  tooManyToRelease: unprocessable(
    '已冻结的份额为{shares}份，不能解冻更多',
    'Only {shares} shares are frozen. Please release at most these.',
  ),
})
const { sharesMissing } = freezingErrors

/** The form of a freezing or a release. */
export const freezingEntry = defineFields({
  shares: f.explained(f.amount(['份额', 'Shares']), [sharesMissing.zh, sharesMissing.en]),
  cause: f.oneOf(freezingCauses, ['冻结类型', 'Kind of freezing']),
})
/** Shares of one holding to be frozen or released. */
export const freezing = t.strict({
  productId: t.id,
  tradingAccountId: t.id,
  ...freezingEntry.row.properties,
})
export type FreezingInput = Static<typeof freezing>
