import { useLatest } from '@iisp/ui/hooks'
import { useEffect } from 'react'
import { useText } from '../i18n/index.ts'
import { confirm } from '../messages/index.ts'
import { menuTexts } from './menu-texts.ts'

/** Stands where a menu's path leads to no page: says so in a dialog, and OK closes the tab. */
export function WrongPath({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useText(menuTexts)
  const latest = useLatest({ t, onClose })
  useEffect(() => {
    let here = true
    // asked once for a path; another language must not ask again
    const { t: say } = latest.current
    const question = {
      title: say('wrongPathTitle'),
      desc: say('wrongPath', { path }),
      okText: say('confirm'),
    }
    void confirm(question).then(() => here && latest.current.onClose())
    return () => {
      here = false
    }
  }, [path, latest])
  return null
}
