import type { Call } from '@iisp/contract'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { useState } from 'react'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import {
  type DividendDetail,
  dividendCompute,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
  dividendHolderList,
  dividendList,
  dividendRevoke,
} from '../../contract/dividends/dividends.ts'
import { RequestReversalDialog } from '../corrections/RequestReversalDialog.tsx'
import { useCancelRequest } from '../corrections/use-cancel-request.ts'
import { type DividendText, dividendTexts } from './dividend-texts.ts'
import { DividendDialog } from './DividendDialog.tsx'

const lists: readonly Call[] = [dividendList, dividendDetail, dividendHolderList]
const calls = { compute: dividendCompute, confirm: dividendConfirm, revoke: dividendRevoke }

/** A person's actions on a dividend. Actions that end it ask for a reason. */
export function DividendActions({ dividend }: { readonly dividend: DividendDetail }) {
  const t = useText(dividendTexts)
  const dropRequest = useCancelRequest()
  const [open, setOpen] = useState<'ask' | 'correct' | null>(null)
  const { id, version } = dividend
  const close = () => setOpen(null)
  return (
    <>
      <CaseButtons
        flow={dividendFlow}
        of={dividend}
        call={dividendDecide}
        calls={calls}
        ask={{ revoke: revokeHint(dividend, t) }}
        extra={{
          ask: { name: t('actions.ask'), tone: 'danger', onPress: () => setOpen('ask') },
          drop: {
            name: t('actions.drop'),
            onPress: () => dropRequest({ kind: 'dividend', id, version }, lists),
          },
          correct: { name: t('actions.correct'), tone: 'primary', onPress: () => setOpen('correct') },
        }}
        invalidates={lists}
      />
      {open === 'ask' && (
        <RequestReversalDialog
          kind="dividend"
          of={dividend}
          title={t('actions.ask')}
          label={t('askReason')}
          invalidates={lists}
          onClose={close}
        >
          {revokeHint(dividend, t)}
        </RequestReversalDialog>
      )}
      {open === 'correct' && <DividendDialog corrects={dividend} onClose={close} />}
    </>
  )
}

/** Describes the effects of a revocation. */
const revokeHint = ({ totals }: DividendDetail, t: DividendText): string =>
  t('revokeHint', {
    cash: groupThousands(totals?.cash ?? '0.00'),
    newShares: groupThousands(totals?.newShares ?? '0.00'),
    performanceFee: groupThousands(totals?.performanceFee ?? '0.00'),
  })
