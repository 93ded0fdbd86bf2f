import { useOpenNamedMenu } from '@iisp/web'
import { CleanHtml } from '@iisp/web/messages/index'
import type { MouseEvent } from 'react'
import { richLink } from '../../rules/rich-link.ts'
import { downloadFileLater } from '../download-later.ts'

/** The rich text of a description. Its links save a file, open another site in a window, or open a menu. */
export function RichText({ html }: { html: string }) {
  const openMenu = useOpenNamedMenu()
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href')
    if (!href || /^(?:mailto|tel):/i.test(href)) return
    event.preventDefault()
    const link = richLink(href)
    if (link.kind === 'download') downloadFileLater(link)
    else if (link.kind === 'window') window.open(link.url, '_blank', 'noopener,noreferrer')
    else openMenu(link.wanted)
  }
  return (
    // the links inside are what is pressed, by keyboard too
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <CleanHtml html={html} />
    </div>
  )
}
