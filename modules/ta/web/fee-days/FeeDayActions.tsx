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
  feeDayReasonMax,
  feeDayRevoke,
  feeDayStop,
} from '../../contract/fee-days/fee-days.ts'
import type { FeeDayText } from './fee-day-columns.tsx'
import { feeDayTexts } from './fee-day-texts.ts'

const endings = { stop: feeDayStop, revoke: feeDayRevoke } as const
const lists: readonly Call[] = [feeDayList, feeDayDetail, feeDayLotList]

/** What a person may do with a fee day; ending it asks for a reason. */
export function FeeDayActions({ feeDay }: { readonly feeDay: FeeDayDetail }) {
  const t = useText(feeDayTexts)
  const askAndDo = useAskAndDo()
  const [ending, setEnding] = useState<keyof typeof endings | null>(null)
  const { id, version, productName: name, feeDate: date } = feeDay
  const ask = <C extends Call>(call: C, input: Input<C>, action: 'compute' | 'confirm', content: string) =>
    void askAndDo(call, input, {
      content,
      okText: t(`actions.${action}`),
      done: t(`done.${action}`),
      invalidates: lists,
    })
  const act: Record<FeeDayAction, () => void> = {
    compute: () => ask(feeDayCompute, { id, version }, 'compute', t('computeAsk', { name, date })),
    confirm: () => ask(feeDayConfirm, { id, version }, 'confirm', confirmQuestion(feeDay, t)),
    stop: () => setEnding('stop'),
    revoke: () => setEnding('revoke'),
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={feeDay.actions}
        primary={['compute', 'confirm']}
        danger={['stop', 'revoke']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {ending !== null && (
        <AskReason
          danger
          max={feeDayReasonMax}
          missing={t('reasonMissing')}
          onCancel={() => setEnding(null)}
          invalidates={lists}
          onDone={() => setEnding(null)}
          title={t(`actions.${ending}`)}
          label={t(`endReason.${ending}`)}
          call={endings[ending]}
          inputOf={(reason) => ({ id, version, reason })}
          done={t(`done.${ending}`)}
        >
          {ending === 'revoke' && revokeHint(feeDay, t)}
        </AskReason>
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
const revokeHint = ({ feeDate, result }: FeeDayDetail, t: FeeDayText) =>
  result &&
  t(`revokeHint.${result.takenFrom}`, { date: feeDate, sharesOff: groupThousands(result.totals.sharesOff) })
