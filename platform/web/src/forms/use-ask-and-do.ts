import type { Call, Input, Output } from '@iisp/contract'
import { type ConfirmOptions, useConfirm } from '@iisp/ui/confirm'
import { toast } from '../messages/messages.ts'
import { request } from '../request/request.ts'
import { useInvalidate } from '../request/use-invalidate.ts'
import { useRefusalOf } from './use-refusal-of.ts'

interface Question<C extends Call> extends Omit<ConfirmOptions, 'run'> {
  /** Message shown on success. */
  readonly done?: string | ((output: Output<C>) => string)
  /** Calls to refetch afterwards, even after a refusal, which may mean that somebody else acted first. */
  readonly invalidates?: readonly Call[]
}
export type AskAndDo = <C extends Call>(
  call: C,
  input: Input<C>,
  question: Question<C>,
) => Promise<Output<C> | null>

/**
 * Asks for confirmation; on OK makes the call while the dialog stays open, and shows a refusal in it. Resolves to the
 * answer, or to null if the call was not made or was refused.
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
