import type { MouseEvent } from 'react'
import { CleanHtml } from './CleanHtml.tsx'
import { Dialog } from './Dialog.tsx'
import type { Message } from './message.ts'
import { closeMessage, messageParts } from './messages.ts'
import css from './messages.module.css'

export function ContentDialog({ message: { id, title, desc, content } }: { message: Message }) {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || !messageParts().follow(link)) return
    event.preventDefault()
    closeMessage(id)
  }
  return (
    <Dialog title={title} wide onClose={() => closeMessage(id)}>
      {desc && <p className={css.desc}>{desc}</p>}
      {/* the links inside take the clicks, which a keyboard causes too */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={follow}>
        <CleanHtml html={content} />
      </div>
    </Dialog>
  )
}
