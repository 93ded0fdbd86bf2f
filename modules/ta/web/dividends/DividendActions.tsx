import type { Call, Input } from '@iisp/contract'
import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { groupThousands } from '@iisp/ui/number'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type DividendAction,
  type DividendDetail,
  dividendCompute,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
  dividendHolderList,
  dividendList,
  dividendRevoke,
} from '../../contract/dividends/dividends.ts'
import { deskReasonMax } from '../../contract/corrections/desk-cases.ts'
import { AskBackDialog } from '../corrections/AskBackDialog.tsx'
import { useDropRequest } from '../corrections/use-drop-request.ts'
import type { DividendText } from './dividend-columns.tsx'
import { dividendTexts } from './dividend-texts.ts'
import { DividendDialog } from './DividendDialog.tsx'

const lists: readonly Call[] = [dividendList, dividendDetail, dividendHolderList]

/** What a person may do with a dividend; what ends it asks for a reason. */
export function DividendActions({ dividend }: { readonly dividend: DividendDetail }) {
  const t = useText(dividendTexts)
  const askAndDo = useAskAndDo()
  const dropRequest = useDropRequest()
  const [open, setOpen] = useState<'return' | 'stop' | 'ask' | 'correct' | null>(null)
  const { id, version, productName: name, productCode: code, perShare, exDate: date } = dividend
  const ask = <C extends Call>(call: C, input: Input<C>, action: 'approve' | 'compute' | 'confirm') =>
    void askAndDo(call, input, {
      content: t(`${action}Ask`, { name, code, perShare, date }),
      okText: t(`actions.${action}`),
      done: t(`done.${action}`),
      invalidates: lists,
    })
  const close = () => setOpen(null)
  const reason = {
    danger: true,
    max: deskReasonMax,
    missing: t('reasonMissing'),
    invalidates: lists,
    onCancel: close,
    onDone: close,
  }
  const act: Record<DividendAction, () => void> = {
    approve: () => ask(dividendDecide, { id, version, action: 'approve', reason: '' }, 'approve'),
    return: () => setOpen('return'),
    compute: () => ask(dividendCompute, { id, version }, 'compute'),
    confirm: () => ask(dividendConfirm, { id, version }, 'confirm'),
    stop: () => setOpen('stop'),
    ask: () => setOpen('ask'),
    drop: () => dropRequest({ kind: 'dividend', id, version }, lists),
    revoke: () =>
      void askAndDo(
        dividendRevoke,
        { id, version },
        {
          content: revokeHint(dividend, t),
          danger: true,
          okText: t('actions.revoke'),
          done: t('done.revoke'),
          invalidates: lists,
        },
      ),
    correct: () => setOpen('correct'),
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={dividend.actions}
        primary={['approve', 'compute', 'confirm', 'correct']}
        danger={['return', 'stop', 'ask', 'revoke']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {(open === 'return' || open === 'stop') && (
        <AskReason
          {...reason}
          title={t(`actions.${open}`)}
          label={t(`reasonOf.${open}`)}
          call={dividendDecide}
          inputOf={(text) => ({ id, version, action: open, reason: text })}
          done={t(`done.${open}`)}
        />
      )}
      {open === 'ask' && (
        <AskBackDialog
          kind="dividend"
          of={dividend}
          title={t('actions.ask')}
          label={t('reasonOf.ask')}
          invalidates={lists}
          onClose={close}
        >
          {revokeHint(dividend, t)}
        </AskBackDialog>
      )}
      {open === 'correct' && <DividendDialog corrects={dividend} onClose={close} />}
    </ButtonRow>
  )
}

/** Says what a revocation takes back. */
const revokeHint = ({ totals }: DividendDetail, t: DividendText): string =>
  t('revokeHint', {
    cash: groupThousands(totals?.cash ?? '0.00'),
    newShares: groupThousands(totals?.newShares ?? '0.00'),
    performanceFee: groupThousands(totals?.performanceFee ?? '0.00'),
  })
