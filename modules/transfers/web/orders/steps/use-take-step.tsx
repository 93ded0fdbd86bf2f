import { platformErrors } from '@iisp/contract'
import { type Moved, type OrderDetail, transferErrors } from '@iisp/transfers/contract'
import { isRequestError, request, toast, useText } from '@iisp/web'
import type { ConfirmedStep, ReasonedStep } from './order-choices.ts'
import { useRefetchOrders } from './order-changes.ts'
import { orderTexts } from '../order-texts.ts'
import { useStepQuestion } from './use-step-question.tsx'

/** Why a step was refused. */
export interface StepRefusal {
  readonly code: string
  readonly message: string
}
/** Somebody else has changed the order; its current state is being loaded. */
export const isMoved = ({ code }: StepRefusal): boolean => code === platformErrors.conflict.code

/** Takes steps on orders, in the version that the person saw, and refetches what is shown. */
export function useTakeStep() {
  const t = useText(orderTexts)
  const ask = useStepQuestion()
  const refetch = useRefetchOrders()

  const takeStep = async (
    step: ConfirmedStep | ReasonedStep,
    order: OrderDetail,
    reason = '',
  ): Promise<StepRefusal | null> => {
    try {
      const moved = (await request(step.call, step.input(order, reason), { quiet: true })) as Moved
      toast.success(t('done', { no: moved.orderNo, state: moved.proStatusName }))
      return null
    } catch (error) {
      if (!isRequestError(error)) throw error
      const { code, msg } = error
      return code === platformErrors.conflict.code ? { code, message: t('changed') } : { code, message: msg }
    } finally {
      refetch()
    }
  }

  /** Asks for confirmation first. If somebody else was quicker, the question closes and the order is shown again. */
  const confirmStep = async (step: ConfirmedStep, order: OrderDetail): Promise<void> => {
    let doubt = ''
    const run = async (taken: ConfirmedStep) => {
      const refusal = await takeStep(taken, order)
      if (refusal === null) return
      if (isMoved(refusal)) toast.error(refusal.message)
      else if (taken === step && refusal.code === transferErrors.possibleDuplicate.code)
        doubt = refusal.message
      else return refusal.message
    }
    await ask(order, { step: step.name, danger: step.tone === 'danger', run: () => run(step) })
    if (doubt === '') return
    await ask(order, {
      step: step.name,
      doubt,
      run: () => run({ ...step, input: (...seen) => ({ ...step.input(...seen), confirmTips: '1' }) }),
    })
  }
  return { takeStep, confirmStep }
}
