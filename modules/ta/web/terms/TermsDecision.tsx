import { useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { type TermsFull, termsDecide } from '../../contract/terms/terms-desk.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { termsCalls } from './terms-calls.ts'
import { termsTexts } from './terms-texts.ts'
import { differencesOf } from './descriptions/differences.ts'
import { settingTexts } from './descriptions/setting-texts.ts'

interface Props {
  readonly terms: TermsFull
  readonly onDecided: () => void
  readonly onChange: () => void
}

/** The kind of approval: the first terms of a fund, a replacement for the same day, or new terms. */
const approvalOf = ({ before, effectiveFrom }: TermsFull) => {
  if (before === null) return 'first'
  return before.effectiveFrom === effectiveFrom ? 'replace' : 'approve'
}

/** The decisions on terms. The question of an approval names the number of changes. */
export function TermsDecision({ terms, onDecided, onChange }: Props) {
  const t = useText(termsTexts)
  const word = useText(settingTexts)
  const { before, productName: name, effectiveFrom: date } = terms
  const n = before === null ? 0 : differencesOf(before.terms, terms.terms, word).length
  return (
    <CaseButtons
      flow={termsFlow}
      of={terms}
      call={termsDecide}
      ask={{ approve: t(`asks.${approvalOf(terms)}`, { name, date, n }) }}
      on={{ change: onChange }}
      invalidates={termsCalls}
      onDone={onDecided}
    />
  )
}
