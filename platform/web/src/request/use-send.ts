import type { Call, Input, Output } from '@iisp/contract'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { request } from './request.ts'
import type { RequestError } from './request-error.ts'
import { useInvalidate } from './use-invalidate.ts'

export interface UseSendOptions<C extends Call> {
  /** Calls whose answers this one makes stale. */
  readonly invalidates?: readonly Call[]
  /** The form or dialog shows a failure itself. */
  readonly quiet?: boolean
  readonly menuId?: string
  readonly onSuccess?: (output: Output<C>, input: Input<C>) => unknown
  readonly onError?: (error: RequestError, input: Input<C>) => unknown
}

/**
 * Writes by a call: `const submit = useSend(addTran); submit.mutate(form)`. A keyed call carries its stored key,
 * so that a retry after a lost answer has no second effect.
 */
export function useSend<C extends Call>(
  call: C,
  options: UseSendOptions<C> = {},
): UseMutationResult<Output<C>, RequestError, Input<C>> {
  const invalidate = useInvalidate()
  const { invalidates = [], quiet = false, menuId, onSuccess, onError } = options
  return useMutation<Output<C>, RequestError, Input<C>>({
    mutationFn: (input) => request(call, input, { quiet: true, menuId }),
    meta: { quiet },
    onSuccess: async (output, input) => {
      await invalidate(invalidates)
      await onSuccess?.(output, input)
    },
    onError: (error, input) => onError?.(error, input),
  })
}
