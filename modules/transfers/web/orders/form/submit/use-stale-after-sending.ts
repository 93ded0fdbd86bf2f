import {
  getDebitTransferDetail,
  getNextCommandPattern,
  getRemainBalanceByAccountNewRV,
  getTgzhByType,
  getTransferList,
} from '@iisp/transfers/contract'
import { useQueryClient } from '@tanstack/react-query'

/** Calls whose answers a saved or submitted order may change. */
const affectedCalls = [
  getTransferList,
  getDebitTransferDetail,
  getNextCommandPattern,
  getTgzhByType,
  getRemainBalanceByAccountNewRV,
]

/** Marks the answers that an attempt to save or submit may have changed as stale. */
export function useStaleAfterSending(): () => void {
  const client = useQueryClient()
  return () => {
    for (const { name } of affectedCalls) void client.invalidateQueries({ queryKey: [name] })
  }
}
