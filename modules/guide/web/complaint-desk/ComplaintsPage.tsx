import { complaintFlow, queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall } from '@iisp/web'
import { ComplaintDesk } from './ComplaintDesk.tsx'

/** 吐槽处理: opens with the state that the person has set; what waits, where they have set none. */
export function ComplaintsPage() {
  const settings = useCall(queryDefaultParamSettingItems, { itemId: 'complaint-desk' }, { quiet: true })
  if (!settings.data && !settings.error) return <Skeleton lines={8} />
  const opening = settings.data?.values.openState === 'all' ? 'all' : complaintFlow.codes.waiting
  // another setting is another beginning; overdue is counted by the server
  return <ComplaintDesk key={opening} opening={opening} />
}
