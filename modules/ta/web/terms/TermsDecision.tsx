import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type TermsAction,
  type TermsFull,
  termsDecide,
  termsReasonMax,
} from '../../contract/terms/terms-desk.ts'
import { termsCalls } from './terms-calls.ts'
import { termsTexts } from './terms-texts.ts'
import { differencesOf } from './words/differences.ts'
import { settingTexts } from './words/setting-texts.ts'

interface Props {
  readonly terms: TermsFull
  readonly onDecided: () => void
  readonly onChange: () => void
}

/** What approving them means: the first terms of a fund, others for the same day, or new ones. */
const approvalOf = ({ before, effectiveFrom }: TermsFull) => {
  if (before === null) return 'first'
  return before.effectiveFrom === effectiveFrom ? 'replace' : 'approve'
}

/** Approves and withdraws after a question, returns with a reason, or opens the form, as far as the server allows. */
export function TermsDecision({ terms, onDecided, onChange }: Props) {
  const t = useText(termsTexts)
  const word = useText(settingTexts)
  const askAndDo = useAskAndDo()
  const [returning, setReturning] = useState(false)
  const { id, version, before } = terms
  const ask = async (action: 'approve' | 'withdraw') => {
    const done = await askAndDo(
      termsDecide,
      { id, version, action, reason: '' },
      {
        content: t(`asks.${action === 'approve' ? approvalOf(terms) : action}`, {
          name: terms.productName,
          date: terms.effectiveFrom,
          n: before === null ? 0 : differencesOf(before.terms, terms.terms, word).length,
        }),
        okText: t(`actions.${action}`),
        danger: action === 'withdraw',
        done: t(`done.${action}`),
        invalidates: termsCalls,
      },
    )
    if (done !== null) onDecided()
  }
  const act: Record<TermsAction, () => void> = {
    approve: () => void ask('approve'),
    withdraw: () => void ask('withdraw'),
    refuse: () => setReturning(true),
    change: onChange,
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={terms.actions}
        primary={['approve', 'change']}
        danger={['refuse', 'withdraw']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {returning && (
        <AskReason
          title={t('actions.refuse')}
          danger
          max={termsReasonMax}
          label={t('reason')}
          missing={t('reasonMissing')}
          onCancel={() => setReturning(false)}
          call={termsDecide}
          inputOf={(reason) => ({ id, version, action: 'refuse' as const, reason })}
          invalidates={termsCalls}
          done={t('done.refuse')}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
  )
}
