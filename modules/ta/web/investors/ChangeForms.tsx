import { useLocale, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { investorChangeEnter, investorLimits } from '../../contract/investors/investor-changes.ts'
import { type ChangeKind, changeKinds } from '../../contract/investors/investor-kinds.ts'
import type { InvestorFull } from '../../contract/investors/investors.ts'
import { BankAccountDialog } from './BankAccountDialog.tsx'
import { FreezeSharesDialog } from './FreezeSharesDialog.tsx'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'
import { InvestorForm } from './InvestorForm.tsx'
import { TradingAccountDialog } from './TradingAccountDialog.tsx'

interface Props {
  readonly kind: ChangeKind
  readonly investor: InvestorFull
  readonly onClose: () => void
}

/** The form of a change of an investor. */
export function ChangeForms({ kind, investor, onClose }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  switch (kind) {
    case 'open':
    case 'change':
      return <InvestorForm investor={investor} onClose={onClose} />
    case 'trading-account':
      return <TradingAccountDialog investor={investor} onClose={onClose} />
    case 'bank-account':
      return <BankAccountDialog investor={investor} onClose={onClose} />
    case 'freeze-shares':
    case 'unfreeze-shares':
      return <FreezeSharesDialog kind={kind} investor={investor} onClose={onClose} />
    default:
      return (
        <AskReason
          title={changeKinds[kind][locale]}
          danger={kind === 'close'}
          max={investorLimits.reason}
          label={t(`asksOf.${kind}`)}
          missing={t('reasonMissing')}
          onCancel={onClose}
          call={investorChangeEnter}
          inputOf={(reason) => ({ kind, investorId: investor.id, reason })}
          invalidates={investorCalls}
          done={t('entered')}
          onDone={onClose}
        />
      )
  }
}
