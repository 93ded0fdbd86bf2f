import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useLocale, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type InvestorChange,
  investorChangeDecide,
  investorLimits,
} from '../../contract/investors/investor-changes.ts'
import { changeKinds } from '../../contract/investors/investor-kinds.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'

interface Props {
  readonly change: InvestorChange
  readonly onDecided: () => void
}

/** Passes and withdraws after a question, refuses with a reason, as far as the server allows. */
export function ChangeDecision({ change, onDecided }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const [refusing, setRefusing] = useState(false)
  const { id, version, investorName: name, actions } = change
  const kind = changeKinds[change.kind][locale]
  const ask = async (action: 'pass' | 'withdraw') => {
    const done = await askAndDo(
      investorChangeDecide,
      { id, version, action, reason: '' },
      {
        content: t(`asks.${action}`, { name, kind }),
        okText: t(`actions.${action}`),
        danger: action === 'withdraw',
        done: t(`done.${action}`),
        invalidates: investorCalls,
      },
    )
    if (done !== null) onDecided()
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={actions}
        primary={['pass']}
        danger={['refuse', 'withdraw']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => (action === 'refuse' ? setRefusing(true) : void ask(action))}
      />
      {refusing && (
        <AskReason
          title={t('actions.refuse')}
          danger
          max={investorLimits.reason}
          label={t('reason')}
          missing={t('reasonMissing')}
          onCancel={() => setRefusing(false)}
          call={investorChangeDecide}
          inputOf={(reason) => ({ id, version, action: 'refuse' as const, reason })}
          invalidates={investorCalls}
          done={t('done.refuse')}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
  )
}
