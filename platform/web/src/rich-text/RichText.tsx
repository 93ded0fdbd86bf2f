import type { MouseEvent } from 'react'
import { CleanHtml } from '../messages/CleanHtml.tsx'
import { messageParts } from '../messages/messages.ts'
import { useOpenNamedMenu } from '../routes/page-tools.ts'
import { richLink } from './rich-link.ts'

/** Shows rich text. Its links save a file, open another site in a new window, or open a menu. */
export function RichText({ html }: { html: string }) {
  const openMenu = useOpenNamedMenu()
  const follow = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href')
    if (!href || /^(?:mailto|tel):/i.test(href)) return
    event.preventDefault()
    const link = richLink(href)
    if (link.kind === 'download') messageParts().download({ url: '', fileId: link.fileId })
    else if (link.kind === 'window') window.open(link.url, '_blank', 'noopener,noreferrer')
    else openMenu(link.name)
  }
  return (
    // the links inside take the clicks, which a keyboard causes too
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>
      <CleanHtml html={html} />
    </div>
  )
}
