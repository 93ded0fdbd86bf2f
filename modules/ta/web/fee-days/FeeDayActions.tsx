import type { Call, Input } from '@iisp/contract'
import { isZero } from '@iisp/contract/exact'
import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { groupThousands } from '@iisp/ui/number'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import {
  type FeeDayAction,
  type FeeDayDetail,
  feeDayCompute,
  feeDayConfirm,
  feeDayDetail,
  feeDayList,
  feeDayLotList,
  feeDayRevoke,
  feeDayStop,
} from '../../contract/fee-days/fee-days.ts'
import { deskReasonMax } from '../../contract/corrections/desk-cases.ts'
import { AskBackDialog } from '../corrections/AskBackDialog.tsx'
import { useDropRequest } from '../corrections/use-drop-request.ts'
import type { FeeDayText } from './fee-day-columns.tsx'
import { feeDayTexts } from './fee-day-texts.ts'

const lists: readonly Call[] = [feeDayList, feeDayDetail, feeDayLotList]

/** What a person may do with a fee day; ending it asks for a reason. */
export function FeeDayActions({ feeDay }: { readonly feeDay: FeeDayDetail }) {
  const t = useText(feeDayTexts)
  const askAndDo = useAskAndDo()
  const dropRequest = useDropRequest()
  const [ending, setEnding] = useState<'stop' | 'ask' | null>(null)
  const { id, version, productName: name, feeDate: date } = feeDay
  const ask = <C extends Call>(
    call: C,
    input: Input<C>,
    action: 'compute' | 'confirm' | 'revoke',
    content: string,
  ) =>
    void askAndDo(call, input, {
      content,
      danger: action === 'revoke',
      okText: t(`actions.${action}`),
      done: t(`done.${action}`),
      invalidates: lists,
    })
  const act: Record<FeeDayAction, () => void> = {
    compute: () => ask(feeDayCompute, { id, version }, 'compute', t('computeAsk', { name, date })),
    confirm: () => ask(feeDayConfirm, { id, version }, 'confirm', confirmQuestion(feeDay, t)),
    stop: () => setEnding('stop'),
    ask: () => setEnding('ask'),
    drop: () => dropRequest({ kind: 'fee-day', id, version }, lists),
    revoke: () => ask(feeDayRevoke, { id, version }, 'revoke', revokeHint(feeDay, t)),
  }
  const close = () => setEnding(null)
  const reason = {
    danger: true,
    max: deskReasonMax,
    missing: t('reasonMissing'),
    invalidates: lists,
    onCancel: close,
    onDone: close,
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={feeDay.actions}
        primary={['compute', 'confirm']}
        danger={['stop', 'ask', 'revoke']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {ending === 'stop' && (
        <AskReason
          {...reason}
          title={t('actions.stop')}
          label={t('endReason.stop')}
          call={feeDayStop}
          inputOf={(text) => ({ id, version, reason: text })}
          done={t('done.stop')}
        />
      )}
      {ending === 'ask' && (
        <AskBackDialog
          kind="fee-day"
          of={feeDay}
          title={t('actions.ask')}
          label={t('endReason.ask')}
          invalidates={lists}
          onClose={close}
        >
          {revokeHint(feeDay, t)}
        </AskBackDialog>
      )}
    </ButtonRow>
  )
}

/** Says what the confirmation does to shares, marks and the NAV. */
function confirmQuestion({ productName, productCode, feeDate, result }: FeeDayDetail, t: FeeDayText): string {
  const about = { name: productName, code: productCode, date: feeDate }
  if (result === null || isZero(result.totals.fee)) return t('confirmAsk.nothing', about)
  return t(`confirmAsk.${result.takenFrom}`, {
    ...about,
    fee: groupThousands(result.totals.fee),
    sharesOff: groupThousands(result.totals.sharesOff),
    navAfter: result.navAfter,
  })
}

/** Says what a revocation gives back. */
const revokeHint = ({ feeDate, result }: FeeDayDetail, t: FeeDayText): string =>
  t(`revokeHint.${result?.takenFrom ?? 'nav'}`, {
    date: feeDate,
    sharesOff: groupThousands(result?.totals.sharesOff ?? '0.00'),
  })
