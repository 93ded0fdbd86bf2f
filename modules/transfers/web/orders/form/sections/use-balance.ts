import { getRemainBalanceByAccountNewRV, transferTopics } from '@iisp/transfers/contract'
import { toast, useCall, useLive, useText } from '@iisp/web'
import { formTexts } from '../form-texts.ts'

/** The balance of a custody account as the ledger has it; `refresh` tells of a failure. */
export function useBalance(accountNo: string | null) {
  const t = useText(formTexts)
  const query = useCall(
    getRemainBalanceByAccountNewRV,
    { account: accountNo ?? '-' },
    { enabled: accountNo !== null, quiet: true },
  )
  const refresh = async () => {
    const { error } = await query.refetch()
    if (error === null || error.kind === 'aborted') return
    // what has no code was not said by the portal's server
    toast.warning(error.code === '' ? t('refreshFailed') : error.msg)
  }
  useLive(transferTopics.orderChanged, () => accountNo !== null && void query.refetch())
  const state =
    accountNo === null ? 'none' : query.isFetching ? 'refreshing' : query.error ? 'failed' : 'known'
  return { state, value: state === 'known' ? query.data : undefined, refresh } as const
}
export type AccountBalance = ReturnType<typeof useBalance>
