import { CaseButtons } from '@iisp/web/case/index'
import { useState } from 'react'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { type MenuRequest, menuRequestEnd, menuRequestList } from '../../contract/menu-requests.ts'
import { GrantDialog } from './GrantDialog.tsx'

interface Props {
  readonly request: MenuRequest
  readonly onDecided: () => void
}
const invalidates = [menuRequestList]

/** Grants for a time, or refuses and takes back with a reason, as far as the server allows. */
export function RequestDecision({ request, onDecided }: Props) {
  const [granting, setGranting] = useState(false)
  return (
    <>
      <CaseButtons
        flow={menuRequestFlow}
        of={request}
        call={menuRequestEnd}
        on={{ grant: () => setGranting(true) }}
        invalidates={invalidates}
        onDone={onDecided}
      />
      {granting && <GrantDialog request={request} onClose={() => setGranting(false)} onGranted={onDecided} />}
    </>
  )
}
