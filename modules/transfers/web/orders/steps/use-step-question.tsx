import type { OrderDetail } from '@iisp/transfers/contract'
import { type ConfirmOptions, useConfirm } from '@iisp/ui/confirm'
import { useText } from '@iisp/web'
import type { ConfirmedStep } from './order-choices.ts'
import { orderTexts } from '../order-texts.ts'
import { StepQuestion } from './StepQuestion.tsx'

interface Asked {
  readonly step: ConfirmedStep['name']
  readonly danger?: boolean
  /** The server's doubt, about which the person is asked again. */
  readonly doubt?: string
  readonly run?: ConfirmOptions['run']
}

/** Asks for confirmation before a step, showing amount, payee and date. */
export function useStepQuestion() {
  const t = useText(orderTexts)
  const confirm = useConfirm()
  return (order: OrderDetail, { step, danger = false, doubt, run }: Asked): Promise<boolean> =>
    confirm({
      title: t(`action.${step}`),
      content: <StepQuestion order={order} step={step} doubt={doubt} />,
      okText: t(doubt === undefined ? `action.${step}` : 'submitAnyway'),
      danger: danger || doubt !== undefined,
      run,
    })
}
