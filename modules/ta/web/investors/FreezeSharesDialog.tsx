import { errorText } from '@iisp/contract'
import { compare } from '@iisp/contract/exact'
import { AmountField } from '@iisp/ui/amount-field'
import { groupThousands } from '@iisp/ui/number'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import {
  type FreezingCause,
  freezingCauseCodes,
  freezingCauses,
  freezingErrors,
} from '../../contract/investors/freezing.ts'
import { investorChangeEnter, investorLimits } from '../../contract/investors/investor-changes.ts'
import { changeKinds } from '../../contract/investors/investor-kinds.ts'
import type { HeldShares, InvestorFull } from '../../contract/investors/investors.ts'
import { sharesOpen } from '../../rules/investors/shares-open.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'

interface Props {
  readonly kind: 'freeze-shares' | 'unfreeze-shares'
  readonly investor: InvestorFull
  readonly onClose: () => void
}
interface Values {
  readonly holding: string | null
  readonly shares: string
  readonly cause: FreezingCause
  readonly reason: string
}
const keyOf = (one: HeldShares) => `${one.productId}:${one.tradingAccountId}`

/** Freezes or releases shares of one holding. Another person reviews it. */
export function FreezeSharesDialog({ kind, investor, onClose }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const enter = useSend(investorChangeEnter, { quiet: true, invalidates: investorCalls })
  const open = investor.held.filter((one) => compare(sharesOpen(kind, one), '0.00') > 0)
  const find = (key: string | null) => open.find((one) => keyOf(one) === key)
  const form = useDraftForm<Values>({
    name: `ta.${kind}:${investor.id}`,
    version: 1,
    initial: { holding: open[0] === undefined ? null : keyOf(open[0]), shares: '', cause: '0', reason: '' },
    faultsOf: ({ holding, shares, reason }) => {
      const found = find(holding)
      const most = found === undefined ? '0.00' : sharesOpen(kind, found)
      const tooMany =
        kind === 'freeze-shares' ? freezingErrors.tooManyToFreeze : freezingErrors.tooManyToRelease
      return {
        holding: found === undefined && errorText(freezingErrors.holdingUnknown, locale),
        shares:
          shares === '' || compare(shares, '0.00') <= 0
            ? errorText(freezingErrors.sharesMissing, locale)
            : compare(shares, most) > 0 && errorText(tooMany, locale, { shares: groupThousands(most) }),
        reason: reason.trim() === '' && t('reasonMissing'),
      }
    },
  })
  const send = async ({ holding, shares, cause, reason }: Values) => {
    const found = find(holding)
    if (found === undefined) return
    const { productId, tradingAccountId } = found
    const freezing = { productId, tradingAccountId, shares, cause }
    await enter.mutateAsync({ kind, investorId: investor.id, freezing, reason: reason.trim() })
    form.forget()
    toast.success(t('entered'))
    onClose()
  }
  const chosen = find(form.values.holding)
  return (
    <FormDialog
      title={changeKinds[kind][locale]}
      okText={t('enter')}
      form={form}
      onClose={onClose}
      onSubmit={send}
    >
      <SelectField
        label={t('holding')}
        required
        options={open.map((one) => ({
          value: keyOf(one),
          label: `${one.productCode} ${one.productName} · ${one.tradingAccount}`,
        }))}
        {...form.field('holding')}
      />
      <AmountField
        label={t('shares')}
        required
        unit={t('sharesUnit')}
        help={chosen && t(`mostOf.${kind}`, { shares: groupThousands(sharesOpen(kind, chosen)) })}
        {...form.field('shares')}
      />
      <SelectField
        label={t('cause')}
        required
        options={freezingCauseCodes.map((value) => ({ value, label: freezingCauses[value][locale] }))}
        value={form.values.cause}
        onChange={(code) => form.set({ cause: freezingCauseCodes.find((one) => one === code) ?? '0' })}
      />
      <TextField
        label={t('freezingReason')}
        required
        maxLength={investorLimits.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
