import type { Call } from '@iisp/contract'
import { isZero } from '@iisp/contract/exact'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { useState } from 'react'
import { feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import {
  type FeeDayDetail,
  feeDayCompute,
  feeDayConfirm,
  feeDayDetail,
  feeDayList,
  feeDayLotList,
  feeDayRevoke,
  feeDayStop,
} from '../../contract/fee-days/fee-days.ts'
import { RequestReversalDialog } from '../corrections/RequestReversalDialog.tsx'
import { useCancelRequest } from '../corrections/use-cancel-request.ts'
import { type FeeDayText, feeDayTexts } from './fee-day-texts.ts'

const lists: readonly Call[] = [feeDayList, feeDayDetail, feeDayLotList]
const calls = { compute: feeDayCompute, confirm: feeDayConfirm, stop: feeDayStop, revoke: feeDayRevoke }

/** A person's actions on a fee day. Ending it asks for a reason. */
export function FeeDayActions({ feeDay }: { readonly feeDay: FeeDayDetail }) {
  const t = useText(feeDayTexts)
  const dropRequest = useCancelRequest()
  const [asking, setAsking] = useState(false)
  const { id, version } = feeDay
  return (
    <>
      <CaseButtons
        flow={feeDayFlow}
        of={feeDay}
        calls={calls}
        ask={{ confirm: confirmQuestion(feeDay, t), revoke: revokeHint(feeDay, t) }}
        extra={{
          ask: { name: t('actions.ask'), tone: 'danger', onPress: () => setAsking(true) },
          drop: {
            name: t('actions.drop'),
            onPress: () => dropRequest({ kind: 'fee-day', id, version }, lists),
          },
        }}
        invalidates={lists}
      />
      {asking && (
        <RequestReversalDialog
          kind="fee-day"
          of={feeDay}
          title={t('actions.ask')}
          label={t('askReason')}
          invalidates={lists}
          onClose={() => setAsking(false)}
        >
          {revokeHint(feeDay, t)}
        </RequestReversalDialog>
      )}
    </>
  )
}

/** Describes the effects of the confirmation on shares, marks and the NAV. */
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

/** Describes the effects of a revocation. */
const revokeHint = ({ feeDate, result }: FeeDayDetail, t: FeeDayText): string =>
  t(`revokeHint.${result?.takenFrom ?? 'nav'}`, {
    date: feeDate,
    sharesOff: groupThousands(result?.totals.sharesOff ?? '0.00'),
  })
