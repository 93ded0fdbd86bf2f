import { changeZoneTypeOption } from '@iisp/identity/contract'
import { useCrash } from '@iisp/web/errors/use-crash'
import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { useShell } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { useEffect } from 'react'

/** Tells the server the number of the zone that the home tab shows, if it has changed. */
export function useZoneChoice(zoneType: number): void {
  const { workspace } = useShell()
  const crash = useCrash()
  useEffect(() => {
    const { profile } = sessionStore.getState()
    if (!profile || profile.zoneType === zoneType) return
    request(changeZoneTypeOption, { zoneType }, { quiet: true, key: 'zone' }).then(
      () => keepZone(zoneType),
      (refused: unknown) => {
        if (!isRequestError(refused)) crash(refused)
        // After any other failure the page stays unchanged, and the next switch sends again.
        else if (refused.status === 403) void workspace.arrive('/iisp/403', '')
      },
    )
  }, [zoneType, workspace, crash])
}

function keepZone(zoneType: number): void {
  const { profile } = sessionStore.getState()
  if (profile) sessionStore.setState({ profile: { ...profile, zoneType } })
}
