import { AskHost } from './menu-requests/AskHost.tsx'
import { SideHost } from './own-identities/SideHost.tsx'
import { StepUpHost } from './step-up/StepUpHost.tsx'

/** The dialogs of this module over every page. */
export default function IdentityOverlay() {
  return (
    <>
      <StepUpHost />
      <AskHost />
      <SideHost />
    </>
  )
}
