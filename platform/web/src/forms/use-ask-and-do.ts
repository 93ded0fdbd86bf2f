import type { Call, Input, Output } from '@iisp/contract'
import { type ConfirmOptions, useConfirm } from '@iisp/ui/confirm'
import { toast } from '../messages/messages.ts'
import { request } from '../request/request.ts'
import { useInvalidate } from '../request/use-invalidate.ts'
import { useRefusalOf } from './use-refusal-of.ts'

interface Question<C extends Call> extends Omit<ConfirmOptions, 'run'> {
  /** Message shown on success. */
  readonly done?: string | ((output: Output<C>) => string)
  /** Calls whose answers are stale afterwards; also after a refusal, which may mean that somebody else was first. */
  readonly invalidates?: readonly Call[]
}
export type AskAndDo = <C extends Call>(
  call: C,
  input: Input<C>,
  question: Question<C>,
) => Promise<Output<C> | null>

/**
 * Asks, and on OK makes the call while the dialog stays open. A refusal is shown in the dialog. Gives the answer, or
 * null where the call was not made or was refused.
 */
export function useAskAndDo(): AskAndDo {
  const confirm = useConfirm()
  const invalidate = useInvalidate()
  const refusalOf = useRefusalOf()
  return async <C extends Call>(call: C, input: Input<C>, question: Question<C>) => {
    const { done, invalidates = [], ...dialog } = question
    let answer: Output<C> | null = null
    const run = () =>
      refusalOf(async () => {
        const output = await request(call, input, { quiet: true }).finally(() => void invalidate(invalidates))
        answer = output
        if (done !== undefined) toast.success(typeof done === 'string' ? done : done(output))
      })
    await confirm({ ...dialog, run })
    return answer
  }
}
