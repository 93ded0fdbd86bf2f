import type { Call, Input } from '@iisp/contract'
import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { runConfirmationList } from '../../contract/dealing/confirmations.ts'
import { dealingDayList } from '../../contract/dealing/dealing-days.ts'
import {
  type RunAction,
  type RunDetail,
  runConfirm,
  runCorrect,
  runDecide,
  runDetail,
  runPublish,
  runReasonMax,
} from '../../contract/dealing/runs.ts'
import { AskBackDialog } from '../corrections/AskBackDialog.tsx'
import { useDropRequest } from '../corrections/use-drop-request.ts'
import { ComputeDialog } from './ComputeDialog.tsx'
import { dealingTexts } from './dealing-texts.ts'

const lists: readonly Call[] = [dealingDayList, runDetail, runConfirmationList]

/** What a person may do with a run; what takes it back asks for a reason. */
export function RunActions({ run }: { readonly run: RunDetail }) {
  const t = useText(dealingTexts)
  const askAndDo = useAskAndDo()
  const dropRequest = useDropRequest()
  const [open, setOpen] = useState<'compute' | 'return' | 'stop' | 'ask' | null>(null)
  const { id, version } = run
  const about = { name: run.productName, date: run.dealingDate }
  const ask = <C extends Call>(
    call: C,
    input: Input<C>,
    action: 'approve' | 'confirm' | 'publish' | 'correct',
  ) =>
    void askAndDo(call, input, {
      content: t(`${action}Ask`, about),
      danger: action === 'correct',
      okText: t(`actions.${action}`),
      done: t(`done.${action}`),
      invalidates: lists,
    })
  const act: Record<RunAction, () => void> = {
    compute: () => setOpen('compute'),
    approve: () => ask(runDecide, { id, version, action: 'approve', reason: '' }, 'approve'),
    return: () => setOpen('return'),
    stop: () => setOpen('stop'),
    confirm: () => ask(runConfirm, { id, version }, 'confirm'),
    publish: () => ask(runPublish, { id, version }, 'publish'),
    ask: () => setOpen('ask'),
    drop: () => dropRequest({ kind: 'run', id, version }, lists),
    correct: () => ask(runCorrect, { id, version }, 'correct'),
  }
  const reason = {
    danger: open !== 'return',
    max: runReasonMax,
    missing: t('reasonMissing'),
    onCancel: () => setOpen(null),
    invalidates: lists,
    onDone: () => setOpen(null),
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={run.actions}
        primary={['compute', 'approve', 'confirm', 'publish']}
        danger={['stop', 'ask', 'correct']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {open === 'compute' && <ComputeDialog run={run} onClose={() => setOpen(null)} />}
      {(open === 'return' || open === 'stop') && (
        <AskReason
          {...reason}
          title={t(`actions.${open}`)}
          label={t(`reasonOf.${open}`)}
          call={runDecide}
          inputOf={(why) => ({ id, version, action: open, reason: why })}
          done={t(`done.${open}`)}
        />
      )}
      {open === 'ask' && (
        <AskBackDialog
          kind="run"
          of={run}
          title={t('actions.ask')}
          label={t('reasonOf.ask')}
          invalidates={lists}
          onClose={() => setOpen(null)}
        />
      )}
    </ButtonRow>
  )
}
