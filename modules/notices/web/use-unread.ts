import { messageTold, messageUnread } from '@iisp/notices/contract'
import { useCall, useLive } from '@iisp/web'

/** The number of unread messages. Follows the server's pushes. */
export function useUnread(): { readonly total: number } {
  const { data, refetch } = useCall(messageUnread, {}, { quiet: true })
  useLive(messageTold, () => void refetch())
  return { total: data?.total ?? 0 }
}
