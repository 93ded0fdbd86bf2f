import { changeMoneyToChinese } from '@iisp/reference/contract'
import { useCall } from '@iisp/web'

/** The amount in capital characters, as banks write it; undefined until it is known. '' asks for nothing. */
export const useAmountInWords = (amount: string): string | undefined =>
  useCall(changeMoneyToChinese, { amount }, { enabled: amount !== '', staleTime: Infinity, quiet: true }).data
