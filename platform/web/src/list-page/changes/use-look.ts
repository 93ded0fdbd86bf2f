import { useEffect, useState } from 'react'
import { sessionStore } from '../../session/session.ts'
import { tableSettingsPort } from '../../table-settings/table-settings-port.ts'
import { usePage } from '../../tabs/page-context.ts'

const silent = () => {}
/** Who is signed in, '' if nobody or if the session has expired. */
const personNow = (): string => {
  const { profile, expired } = sessionStore.getState()
  return profile === null || expired ? '' : `${profile.account} ${profile.instiCode}`
}

/**
 * When the person last looked at the list of this page before the present visit; null: not known. A visit begins when the page
 * comes to the front and its first rows are drawn, and ends when it goes to the back or is closed.
 */
export function useLook(isDrawn: boolean) {
  const { menuId } = usePage()
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const note = async () => {
    const port = menuId === null ? null : tableSettingsPort()
    if (port !== null && menuId !== null) setLookedAt(await (await port).noteLook(menuId))
  }
  useEffect(() => {
    const port = isDrawn && menuId !== null ? tableSettingsPort() : null
    if (port === null || menuId === null) return
    const person = personNow()
    let left = false
    const begin = async () => {
      const looks = await port
      const last = await looks.lastLook(menuId)
      if (left) return
      setLookedAt(last)
      await looks.noteLook(menuId)
    }
    begin().catch(silent)
    return () => {
      left = true
      // somebody else may be signed in by now, who has not looked
      if (person !== '' && personNow() === person) port.then((looks) => looks.noteLook(menuId)).catch(silent)
    }
  }, [isDrawn, menuId])
  /** `note` begins the visit anew: all that is shown has been seen. */
  return { lookedAt, note }
}
