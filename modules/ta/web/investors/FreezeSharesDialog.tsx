import { defineFields, errorText, f, t as schema } from '@iisp/contract'
import { compare, isZero } from '@iisp/contract/exact'
import { AmountField } from '@iisp/ui/amount-field'
import { groupThousands } from '@iisp/ui/number'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { freezingEntry, freezingErrors } from '../../contract/investors/freezing.ts'
import { freezingReason, investorChangeEnter } from '../../contract/investors/investor-changes.ts'
import { changeKinds } from '../../contract/investors/investor-kinds.ts'
import type { HeldShares, InvestorFull } from '../../contract/investors/investors.ts'
import { sharesOpen } from '../../rules/investors/shares-open.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'

const { holdingUnknown, sharesMissing, tooManyToFreeze, tooManyToRelease } = freezingErrors
const tooMany = { 'freeze-shares': tooManyToFreeze, 'unfreeze-shares': tooManyToRelease }
const fields = defineFields({
  /** Fund and trading account. */
  holding: f.explained(f.keyOf(schema.String(), ['持有的产品', 'Fund held']), [
    holdingUnknown.zh,
    holdingUnknown.en,
  ]),
  ...freezingEntry.named,
  reason: freezingReason,
})

interface Props {
  readonly kind: 'freeze-shares' | 'unfreeze-shares'
  readonly investor: InvestorFull
  readonly onClose: () => void
}
const keyOf = ({ productId, tradingAccountId }: HeldShares) => `${productId}:${tradingAccountId}`

/** Freezes or releases shares of one holding. Another person reviews it. */
export function FreezeSharesDialog({ kind, investor, onClose }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const open = investor.held.filter((one) => compare(sharesOpen(kind, one), '0.00') > 0)
  const mostOf = (holding: string | null) => {
    const found = open.find((one) => keyOf(one) === holding)
    return found && sharesOpen(kind, found)
  }
  const sharesFault = (shares: string, most = '0.00') => {
    if (shares === '' || isZero(shares)) return errorText(sharesMissing, locale)
    return compare(shares, most) > 0 && errorText(tooMany[kind], locale, { shares: groupThousands(most) })
  }
  return (
    <FieldDialog
      fields={fields}
      name={`ta.${kind}:${investor.id}`}
      version={1}
      initial={{ holding: open[0] === undefined ? null : keyOf(open[0]) }}
      faultsOf={({ holding, shares }) => ({
        holding: mostOf(holding) === undefined && errorText(holdingUnknown, locale),
        shares: sharesFault(shares, mostOf(holding)),
      })}
      call={investorChangeEnter}
      inputOf={({ holding, shares, cause, reason }) => {
        const [productId = '', tradingAccountId = ''] = holding.split(':')
        return {
          kind,
          investorId: investor.id,
          freezing: { productId, tradingAccountId, shares, cause },
          reason,
        }
      }}
      invalidates={investorCalls}
      title={changeKinds[kind][locale]}
      okText={t('enter')}
      done={() => t('entered')}
      onClose={onClose}
    >
      {({ field, values }) => {
        const most = mostOf(values.holding)
        return (
          <>
            <SelectField
              {...field('holding')}
              options={open.map((one) => ({
                value: keyOf(one),
                label: `${one.productCode} ${one.productName} · ${one.tradingAccount}`,
              }))}
            />
            <AmountField
              {...field('shares')}
              unit={t('sharesUnit')}
              help={most && t(`mostOf.${kind}`, { shares: groupThousands(most) })}
            />
            <SelectField {...field('cause')} required />
            <TextField {...field('reason')} />
          </>
        )
      }}
    </FieldDialog>
  )
}
