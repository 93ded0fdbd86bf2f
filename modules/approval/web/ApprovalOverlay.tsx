import { approvalTopics, supervisorApprovals } from '@iisp/approval/contract'
import { notify, useLive, useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { approvalTexts } from './approval-texts.ts'
import { ConsentHost } from './agreements/ConsentHost.tsx'
import { FirstJumpHost } from './jump/FirstJumpHost.tsx'
import { SupervisorHost } from './supervisor/SupervisorHost.tsx'

/** The dialogs and notices of this module over every page. */
export default function ApprovalOverlay() {
  const t = useText(approvalTexts)
  const isSupervisor = useMayOpen(supervisorApprovals.id)
  const openMenu = useOpenMenu()
  useLive(approvalTopics.applied, () => {
    if (!isSupervisor) return
    const action = { label: t('look'), run: () => void openMenu(supervisorApprovals.id) }
    notify({ type: 'info', title: t('arrived'), duration: 10_000, action })
  })
  return (
    <>
      <ConsentHost />
      <FirstJumpHost />
      <SupervisorHost />
    </>
  )
}
