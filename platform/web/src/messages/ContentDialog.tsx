import { CleanHtml } from './CleanHtml.tsx'
import { Dialog } from './Dialog.tsx'
import type { Message } from './message.ts'
import { closeMessage } from './messages.ts'

export function ContentDialog({ message: { id, title, content } }: { message: Message }) {
  return (
    <Dialog title={title} wide onClose={() => closeMessage(id)}>
      <CleanHtml html={content} />
    </Dialog>
  )
}
