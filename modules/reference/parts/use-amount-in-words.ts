import { changeMoneyToChinese } from '@iisp/reference/contract'
import { useCall } from '@iisp/web'

/** The amount in capital characters, as banks write it; undefined while loading. For '' nothing is requested. */
export const useAmountInWords = (amount: string): string | undefined =>
  useCall(changeMoneyToChinese, { amount }, { enabled: amount !== '', staleTime: Infinity, quiet: true }).data
