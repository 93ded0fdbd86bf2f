/** Business codes of applications in the exchange files. */
export const applicationKinds = {
  '020': { zh: '认购', en: 'Subscription at issue' },
  '022': { zh: '申购', en: 'Subscription' },
  '024': { zh: '赎回', en: 'Redemption' },
  '029': { zh: '分红方式变更', en: 'Dividend method' },
  '033': { zh: '非交易过户', en: 'Non-trade transfer' },
  '036': { zh: '转换', en: 'Conversion' },
  '142': { zh: '强制赎回', en: 'Forced redemption' },
  '144': { zh: '强制调增', en: 'Forced increase' },
  '145': { zh: '强制调减', en: 'Forced decrease' },
} as const
export type ApplicationKind = keyof typeof applicationKinds

/** Business codes of confirmations in the exchange files. */
export const confirmationKinds = {
  '120': { zh: '认购确认', en: 'Subscription at issue' },
  '122': { zh: '申购确认', en: 'Subscription' },
  '124': { zh: '赎回确认', en: 'Redemption' },
  '129': { zh: '分红方式变更确认', en: 'Dividend method' },
  '134': { zh: '非交易过户转入', en: 'Transfer in' },
  '135': { zh: '非交易过户转出', en: 'Transfer out' },
  '137': { zh: '转换转入', en: 'Conversion in' },
  '138': { zh: '转换转出', en: 'Conversion out' },
  '142': { zh: '强制赎回', en: 'Forced redemption' },
  '143': { zh: '红利发放', en: 'Dividend' },
  '144': { zh: '强制调增', en: 'Forced increase' },
  '145': { zh: '强制调减', en: 'Forced decrease' },
} as const
export type ConfirmationKind = keyof typeof confirmationKinds
