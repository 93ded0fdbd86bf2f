import { useLatest } from '@iisp/ui/hooks'
import { useEffect } from 'react'
import { useText } from '../i18n/index.ts'
import { confirm } from '../messages/index.ts'
import { menuTexts } from './menu-texts.ts'

/** Shown if a menu's path has no page. A dialog explains it, and OK closes the tab. */
export function WrongPath({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useText(menuTexts)
  const latest = useLatest({ t, onClose })
  useEffect(() => {
    let here = true
    // ask once per path; a change of language must not ask again
    const { t: text } = latest.current
    const question = {
      title: text('wrongPathTitle'),
      desc: text('wrongPath', { path }),
      okText: text('confirm'),
    }
    void confirm(question).then(() => here && latest.current.onClose())
    return () => {
      here = false
    }
  }, [path, latest])
  return null
}
