import type { Call, Input, Output } from '@iisp/contract'
import { type ConfirmOptions, useConfirm } from '@iisp/ui/confirm'
import { useCrash } from '../errors/use-crash.ts'
import { toast } from '../messages/messages.ts'
import { isRequestError } from '../request/request-error.ts'
import { request } from '../request/request.ts'
import { useInvalidate } from '../request/use-invalidate.ts'

interface Question<C extends Call> extends Omit<ConfirmOptions, 'run'> {
  /** Shown as a message once it is done. */
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
  const crash = useCrash()
  return async <C extends Call>(call: C, input: Input<C>, question: Question<C>) => {
    const { done, invalidates = [], ...dialog } = question
    let answer: Output<C> | null = null
    const run = async (): Promise<string | undefined> => {
      try {
        const output = await request(call, input, { quiet: true })
        answer = output
        if (done !== undefined) toast.success(typeof done === 'string' ? done : done(output))
        return undefined
      } catch (thrown) {
        if (isRequestError(thrown)) return thrown.msg
        crash(thrown)
        return undefined
      } finally {
        void invalidate(invalidates)
      }
    }
    await confirm({ ...dialog, run })
    return answer
  }
}
