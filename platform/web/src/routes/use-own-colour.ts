import { useEffect } from 'react'
import type { PortalPorts } from '../ports.ts'
import { useProfile } from '../session/index.ts'
import { appearanceOf } from '../theme/index.ts'
import { profileNow } from './portal-state.ts'

/** Shows the theme colour that the account has chosen, perhaps in another browser. A super-manager keeps this browser's. */
export function useOwnColour(ports: PortalPorts): void {
  const profile = useProfile()
  const account = profile?.supperMgrChg === '1' ? undefined : profile?.account
  useEffect(() => {
    if (account === undefined) return
    ports.loadColour?.().then(
      (colour) => profileNow()?.account === account && appearanceOf(account, colour),
      // the colour of this browser stays
      () => {},
    )
  }, [account, ports])
}
