import { useEffect } from 'react'
import { useText } from '../i18n/index.ts'
import { confirm } from '../messages/index.ts'
import { menuTexts } from './menu-texts.ts'

/** Stands where a menu's path leads to no page: says so in a dialog, and OK closes the tab. */
export function WrongPath({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useText(menuTexts)
  useEffect(() => {
    let here = true
    void confirm({
      title: t('wrongPathTitle'),
      desc: t('wrongPath', { path }),
      okText: t('confirm'),
    }).then(() => here && onClose())
    return () => {
      here = false
    }
    // asked once for a path; another language must not ask again
  }, [path])
  return null
}
