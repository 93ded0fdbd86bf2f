import { getRemainBalanceByAccountNewRV, transferTopics } from '@iisp/transfers/contract'
import { toast, useCall, useLive, useText } from '@iisp/web'
import { formTexts } from '../form-texts.ts'

/** The ledger balance of a custody account. `refresh` shows a message if it fails. */
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
    // an error without a code does not come from the portal's server
    toast.warning(error.code === '' ? t('refreshFailed') : error.msg)
  }
  useLive(transferTopics.orderChanged, () => accountNo !== null && void query.refetch())
  const state =
    accountNo === null ? 'none' : query.isFetching ? 'refreshing' : query.error ? 'failed' : 'known'
  return { state, value: state === 'known' ? query.data : undefined, refresh } as const
}
export type AccountBalance = ReturnType<typeof useBalance>
