import { useCallback } from 'react'
import { usePageMenu } from '../routes/page-tools.ts'
import { useShell } from '../routes/shell-parts.ts'
import { useProfile } from '../session/index.ts'
import { controlledBy } from './SupervisorGate.tsx'
import { passSupervisor } from './supervisor-store.ts'

/**
 * For an action of the page: `if (!(await supervised())) return`. True at once for everybody but a super-manager on
 * a controlled menu, who gets the dialog; the page stays. The server asks again and uses the approval up.
 */
export function useSupervised(): () => Promise<boolean> {
  const { supervisor } = useShell().parts.ports
  const kind = controlledBy(usePageMenu(), useProfile())
  return useCallback(
    async () => kind === null || supervisor === undefined || passSupervisor(supervisor, kind),
    [kind, supervisor],
  )
}
