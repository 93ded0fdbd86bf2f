import { useLocale, useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import { type InvestorChange, investorChangeDecide } from '../../contract/investors/investor-changes.ts'
import { changeKinds } from '../../contract/investors/investor-kinds.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'

interface Props {
  readonly change: InvestorChange
  readonly onDecided: () => void
}

/** The decisions on an opening or change. The question names its kind and the investor. */
export function ChangeDecision({ change, onDecided }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const named = { name: change.investorName, kind: changeKinds[change.kind][locale] }
  return (
    <CaseButtons
      flow={investorChangeFlow}
      of={change}
      call={investorChangeDecide}
      ask={{ pass: t('asks.pass', named), withdraw: t('asks.withdraw', named) }}
      invalidates={investorCalls}
      onDone={onDecided}
    />
  )
}
