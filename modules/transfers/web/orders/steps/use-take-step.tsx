import { platformErrors } from '@iisp/contract'
import { type Moved, type OrderDetail, transferErrors } from '@iisp/transfers/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { isRequestError, request, toast, useInvalidate, useRefusalOf, useText } from '@iisp/web'
import type { ConfirmedStep, ReasonedStep } from './order-choices.ts'
import { affectedCalls } from './affected-calls.ts'
import { orderTexts } from '../order-texts.ts'
import { StepQuestion } from './StepQuestion.tsx'

/** Why a step was refused. */
interface StepRefusal {
  readonly message: string
  /** Somebody else has changed the order; its current state is being loaded. */
  readonly isConflict: boolean
  /** The server suspects a duplicate and takes the step only if it is confirmed. */
  readonly isDoubt: boolean
}

/** Takes steps on orders, in the version that the person saw, and refetches what is shown. */
export function useTakeStep() {
  const t = useText(orderTexts)
  const confirm = useConfirm()
  const invalidate = useInvalidate()
  const refusalOf = useRefusalOf()

  const takeStep = async (
    step: ConfirmedStep | ReasonedStep,
    order: OrderDetail,
    reason = '',
  ): Promise<StepRefusal | null> => {
    let code = ''
    const message = await refusalOf(async () => {
      try {
        const moved = (await request(step.call, step.input(order, reason), { quiet: true })) as Moved
        toast.success(t('done', { no: moved.orderNo, state: moved.proStatusName }))
      } catch (thrown) {
        if (isRequestError(thrown)) code = thrown.code
        throw thrown
      } finally {
        void invalidate(affectedCalls)
      }
    })
    if (message === undefined) return null
    const isConflict = code === platformErrors.conflict.code
    return {
      message: isConflict ? t('changed') : message,
      isConflict,
      isDoubt: code === transferErrors.possibleDuplicate.code,
    }
  }

  /**
   * Asks for confirmation, showing amount, payee and date, and asks again if the server has a doubt. If somebody else
   * was quicker, the question closes and the order is shown again. True once the step was taken.
   */
  const confirmStep = async (step: ConfirmedStep, order: OrderDetail, doubt?: string): Promise<boolean> => {
    let newDoubt: string | undefined
    let taken = false
    const run = async () => {
      const refusal = await takeStep(step, order)
      taken = refusal === null
      if (refusal?.isConflict) toast.error(refusal.message)
      else if (refusal?.isDoubt && doubt === undefined) newDoubt = refusal.message
      else return refusal?.message
      return undefined
    }
    await confirm({
      title: t(`action.${step.name}`),
      content: <StepQuestion order={order} step={step.name} doubt={doubt} />,
      okText: t(doubt === undefined ? `action.${step.name}` : 'submitAnyway'),
      danger: step.tone === 'danger' || doubt !== undefined,
      run,
    })
    if (newDoubt === undefined) return taken
    const confirmed: ConfirmedStep = {
      ...step,
      input: (...seen) => ({ ...step.input(...seen), confirmTips: '1' }),
    }
    return confirmStep(confirmed, order, newDoubt)
  }
  return { takeStep, confirmStep }
}
