import type { UploadedFile } from '@iisp/ui/upload'
import { moneyKinds } from '../../contract/applications/application-kinds.ts'
import type { ApplicationFull } from '../../contract/applications/application.ts'
import type { ApplicationForm } from '../../contract/applications/applications.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'

/** An investor with the chosen account. */
export interface ChosenAccount {
  readonly investorId: string | null
  readonly investorName: string
  readonly tradingAccountId: string | null
}
/** Values of the form. */
export interface ApplicationValues {
  readonly kind: ApplicationKind
  readonly productId: string | null
  readonly account: ChosenAccount
  readonly amount: string
  readonly shares: string
  readonly largeRedemption: '0' | '1'
  readonly dividendMethod: '0' | '1'
  readonly target: ChosenAccount
  /** The target fund of a conversion. */
  readonly targetProductId: string | null
  readonly dealingDate: string | null
  readonly remark: string
  readonly files: readonly UploadedFile[]
}
const nobody: ChosenAccount = { investorId: null, investorName: '', tradingAccountId: null }

export const valuesOf = (one: ApplicationFull | null, kind: ApplicationKind): ApplicationValues => ({
  kind: one?.kind ?? kind,
  productId: one?.productId ?? null,
  account:
    one === null
      ? nobody
      : {
          investorId: one.investorId,
          investorName: one.investorName,
          tradingAccountId: one.tradingAccountId,
        },
  amount: one?.amount ?? '',
  shares: one?.shares ?? '',
  largeRedemption: one?.largeRedemption ?? '1',
  dividendMethod: one?.dividendMethod ?? '1',
  target:
    one === null || one.targetTradingAccountId === null
      ? nobody
      : {
          investorId: null,
          investorName: one.targetInvestorName,
          tradingAccountId: one.targetTradingAccountId,
        },
  targetProductId: one?.targetProductId ?? null,
  dealingDate: one?.dealingDate ?? null,
  remark: one?.remark ?? '',
  files: one?.files ?? [],
})

export const hasShares = (kind: ApplicationKind): boolean => kind !== '029' && !moneyKinds.includes(kind)

/** Kinds for which the remainder of a large redemption can be carried forward or cancelled. */
export const mayLeaveRemainder = (kind: ApplicationKind): boolean => kind === '024' || kind === '036'

export const inputOf = (values: ApplicationValues): ApplicationForm & { readonly fileIds: string[] } => {
  const { kind } = values
  return {
    kind,
    productId: values.productId ?? '',
    tradingAccountId: values.account.tradingAccountId ?? '',
    amount: moneyKinds.includes(kind) ? values.amount : null,
    shares: hasShares(kind) ? values.shares : null,
    largeRedemption: values.largeRedemption,
    dividendMethod: kind === '029' ? values.dividendMethod : null,
    targetTradingAccountId: kind === '033' ? values.target.tradingAccountId : null,
    targetProductId: kind === '036' ? values.targetProductId : null,
    dealingDate: values.dealingDate ?? '',
    remark: values.remark.trim(),
    fileIds: values.files.map(({ fileId }) => fileId),
  }
}
