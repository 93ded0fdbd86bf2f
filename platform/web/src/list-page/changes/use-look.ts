import { useEffect, useState } from 'react'
import { whenIdle } from '../../loader/when-idle.ts'
import { sessionStore } from '../../session/session.ts'
import { tableSettingsPort } from '../../table-settings/table-settings-port.ts'
import { usePage } from '../../tabs/page-context.ts'

const silent = () => {}
/** The person who is signed in, '' if nobody is or if the session has expired. */
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
    if (port !== null && menuId !== null) setLookedAt((await (await port).noteLook(menuId)).lookedAt)
  }
  useEffect(() => {
    const port = isDrawn && menuId !== null ? tableSettingsPort() : null
    if (port === null || menuId === null) return
    const person = personNow()
    let left = false
    const begin = async () => {
      if (left) return
      const { before } = await (await port).noteLook(menuId)
      if (!left) setLookedAt(before)
    }
    const end = async () => {
      // Somebody else, who has not looked, may be signed in by now.
      if (person !== '' && personNow() === person) await (await port).noteLook(menuId)
    }
    // the switch to another tab waits for neither
    whenIdle(() => void begin().catch(silent))
    return () => {
      left = true
      whenIdle(() => void end().catch(silent))
    }
  }, [isDrawn, menuId])
  /** `note` begins the visit anew: all that is shown has been seen. */
  return { lookedAt, note }
}
