import { errorText } from '@iisp/contract'
import type { Locale } from '@iisp/web'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { moneyKinds } from '../../contract/applications/application-kinds.ts'
import { judgeApplication } from '../../rules/applications/judge-application.ts'
import type { ApplicationText } from './application-texts.ts'
import { type ApplicationValues, hasShares } from './application-values.ts'

const isNothing = (figure: string) => /^[0.]*$/.test(figure)
/** Maps a field of the server's faults to the field of the form. */
const fieldOf = (field: string): string => (field === 'tradingAccountId' ? 'account' : field)

/** Error texts by field of the form. */
export type ApplicationFaults = { readonly [K in keyof ApplicationValues]?: string | false }

/**
 * Faults of the typed values, by field: missing values and, with the basis, violations of the submission rules that
 * the server also checks. A draft only needs its required fields.
 */
export function applicationFaults(
  values: ApplicationValues,
  basis: ApplicationBasis | undefined,
  { t, locale }: { readonly t: ApplicationText; readonly locale: Locale },
): ApplicationFaults {
  const { kind } = values
  const missing: ApplicationFaults = {
    productId: values.productId === null && t('choose', { what: t('productName') }),
    account: values.account.tradingAccountId === null && t('choose', { what: t('investorName') }),
    dealingDate: values.dealingDate === null && t('choose', { what: t('openDay') }),
    amount: moneyKinds.includes(kind) && isNothing(values.amount) && t('missing', { what: t('amount') }),
    shares: hasShares(kind) && isNothing(values.shares) && t('missing', { what: t('shares') }),
    targetProductId:
      kind === '036' && values.targetProductId === null && t('choose', { what: t('targetProductName') }),
    target:
      kind === '033' &&
      values.target.tradingAccountId === null &&
      t('choose', { what: t('targetInvestorName') }),
  }
  if (basis === undefined || Object.values(missing).some(Boolean)) return missing
  const fault = judgeApplication(
    {
      kind,
      amount: moneyKinds.includes(kind) ? values.amount : null,
      shares: hasShares(kind) ? values.shares : null,
      day: values.dealingDate ?? '',
      documents: values.files.length,
    },
    basis,
  )
  if (fault === null) return missing
  return {
    ...missing,
    [fieldOf(fault.field ?? 'productId')]: errorText(fault.error, locale, { ...fault.params }),
  }
}
