import type { Call } from '@iisp/contract'
import { useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { useState } from 'react'
import { runConfirmationList } from '../../contract/dealing/confirmations.ts'
import { dealingDayList } from '../../contract/dealing/dealing-days.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import {
  type RunDetail,
  runConfirm,
  runCorrect,
  runDecide,
  runDetail,
  runPublish,
} from '../../contract/dealing/runs.ts'
import { RequestReversalDialog } from '../corrections/RequestReversalDialog.tsx'
import { useCancelRequest } from '../corrections/use-cancel-request.ts'
import { ComputeDialog } from './ComputeDialog.tsx'
import { dealingTexts } from './dealing-texts.ts'

const lists: readonly Call[] = [dealingDayList, runDetail, runConfirmationList]
const calls = { confirm: runConfirm, publish: runPublish, correct: runCorrect }

/** A person's actions on a run. A request to correct it asks for a reason. */
export function RunActions({ run }: { readonly run: RunDetail }) {
  const t = useText(dealingTexts)
  const dropRequest = useCancelRequest()
  const [open, setOpen] = useState<'compute' | 'ask' | null>(null)
  const { id, version } = run
  const close = () => setOpen(null)
  return (
    <>
      <CaseButtons
        flow={runFlow}
        of={run}
        call={runDecide}
        calls={calls}
        on={{ compute: () => setOpen('compute') }}
        extra={{
          ask: { name: t('actions.ask'), tone: 'danger', onPress: () => setOpen('ask') },
          drop: { name: t('actions.drop'), onPress: () => dropRequest({ kind: 'run', id, version }, lists) },
        }}
        invalidates={lists}
      />
      {open === 'compute' && <ComputeDialog run={run} onClose={close} />}
      {open === 'ask' && (
        <RequestReversalDialog
          kind="run"
          of={run}
          title={t('actions.ask')}
          label={t('askReason')}
          invalidates={lists}
          onClose={close}
        />
      )}
    </>
  )
}
