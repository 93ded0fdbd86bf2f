import type { Call, Input } from '@iisp/contract'
import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
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
  dividendReasonMax,
} from '../../contract/dividends/dividends.ts'
import { dividendTexts } from './dividend-texts.ts'

const lists: readonly Call[] = [dividendList, dividendDetail, dividendHolderList]

/** What a person may do with a dividend; what ends it asks for a reason. */
export function DividendActions({ dividend }: { readonly dividend: DividendDetail }) {
  const t = useText(dividendTexts)
  const askAndDo = useAskAndDo()
  const [open, setOpen] = useState<'return' | 'stop' | null>(null)
  const { id, version, productName: name, productCode: code, perShare, exDate: date } = dividend
  const ask = <C extends Call>(call: C, input: Input<C>, action: 'approve' | 'compute' | 'confirm') =>
    void askAndDo(call, input, {
      content: t(`${action}Ask`, { name, code, perShare, date }),
      okText: t(`actions.${action}`),
      done: t(`done.${action}`),
      invalidates: lists,
    })
  const act: Record<DividendAction, () => void> = {
    approve: () => ask(dividendDecide, { id, version, action: 'approve', reason: '' }, 'approve'),
    return: () => setOpen('return'),
    compute: () => ask(dividendCompute, { id, version }, 'compute'),
    confirm: () => ask(dividendConfirm, { id, version }, 'confirm'),
    stop: () => setOpen('stop'),
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={dividend.actions}
        primary={['approve', 'compute', 'confirm']}
        danger={['return', 'stop']}
        name={(action) => t(`actions.${action}`)}
        onPress={(action) => act[action]()}
      />
      {open !== null && (
        <AskReason
          danger
          max={dividendReasonMax}
          missing={t('reasonMissing')}
          onCancel={() => setOpen(null)}
          invalidates={lists}
          onDone={() => setOpen(null)}
          title={t(`actions.${open}`)}
          label={t(`reasonOf.${open}`)}
          call={dividendDecide}
          inputOf={(reason) => ({ id, version, action: open, reason })}
          done={t(`done.${open}`)}
        />
      )}
    </ButtonRow>
  )
}
