import type { Call, Input, Output } from '@iisp/contract'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { takeFirstAnswer } from './first-answers.ts'
import { request } from './request.ts'
import type { RequestError } from './request-error.ts'

export interface UseCallOptions {
  /** false: do not fetch yet. */
  readonly enabled?: boolean
  /** Milliseconds for which an answer stays fresh; default 10,000. */
  readonly staleTime?: number
  /** Milliseconds between refetches while the page is in front. */
  readonly refetchInterval?: number | false
  /** Keeps showing the answer to the previous input until the new one arrives, as a list does between pages. */
  readonly keepPrevious?: boolean
  /** The page shows a failure itself. */
  readonly quiet?: boolean
  readonly menuId?: string
}

/** Key of an answer in the query cache. Without input it matches all answers of the call. */
export const callKey = <C extends Call>(call: C, input?: Input<C>): readonly unknown[] =>
  input === undefined ? [call.name] : [call.name, input]

/** Reads by a call: `const orders = useCall(listOrders, { pageNo: 1 })`. */
export function useCall<C extends Call>(
  call: C,
  input: Input<C>,
  options: UseCallOptions = {},
): UseQueryResult<Output<C>, RequestError> {
  const { quiet = false, keepPrevious = false, menuId, ...rest } = options
  return useQuery<Output<C>, RequestError>({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => request(call, input, { signal, menuId, quiet: true }),
    initialData: () => takeFirstAnswer(call, input),
    meta: { quiet },
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  } as Parameters<typeof useQuery<Output<C>, RequestError>>[0])
}
