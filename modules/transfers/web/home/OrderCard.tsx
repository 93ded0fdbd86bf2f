import type { Call, Input, Output } from '@iisp/contract'
import { Loaded } from '@iisp/ui/skeleton'
import { useCall } from '@iisp/web/request/use-call'
import type { ReactNode } from 'react'
import { useOrderPushes } from '../orders/steps/order-changes.ts'

interface Answer {
  /** When it came, in milliseconds since 1970. */
  readonly updatedAt: number
  readonly refetch: () => void
}
interface Props<C extends Call> {
  /** A call without input. */
  readonly call: C
  /** Lines of the skeleton. */
  readonly lines: number
  readonly children: (data: Output<C>, answer: Answer) => ReactNode
}

/** The content of a home page card about orders, kept up to date by pushes. */
export function OrderCard<C extends Call>({ call, lines, children }: Props<C>) {
  const {
    data,
    error,
    refetch: ask,
    dataUpdatedAt: updatedAt,
  } = useCall(call, {} as Input<C>, { quiet: true })
  useOrderPushes()
  const refetch = () => void ask()
  return (
    <Loaded
      loading={data === undefined && !error}
      error={data ? null : error && { message: error.msg, onRetry: refetch }}
      lines={lines}
    >
      {data !== undefined && children(data, { updatedAt, refetch })}
    </Loaded>
  )
}
