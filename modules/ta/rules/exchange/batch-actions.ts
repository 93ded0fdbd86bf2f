import { targetsOf } from '@iisp/contract'
import { type ExchangeState, exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { type ExchangeBatch, exchangeDecisions } from '../../contract/exchange/imports.ts'

/** What a person may do with a set. One that opens or changes accounts is taken over by another than who handed it in. */
export const batchActions = (
  state: ExchangeState,
  { accounts, isOwn }: { readonly accounts: number; readonly isOwn: boolean },
): ExchangeBatch['actions'] =>
  exchangeDecisions.filter(
    (action) =>
      targetsOf(exchangeFlow, state, action, 'register').length > 0 &&
      !(action === 'accept' && accounts > 0 && isOwn),
  )
