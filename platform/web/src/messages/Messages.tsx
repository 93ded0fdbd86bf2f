import { useStore } from 'zustand'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ContentDialog } from './ContentDialog.tsx'
import { DownloadDialog } from './DownloadDialog.tsx'
import type { Message } from './message.ts'
import { messageStore } from './messages.ts'
import { Toasts } from './Toasts.tsx'

const dialogs = { confirm: ConfirmDialog, content: ContentDialog, download: DownloadDialog }
const isDialog = (type: Message['type']): type is keyof typeof dialogs => Object.keys(dialogs).includes(type)

/** Shows all messages and dialogs; mounted once, beside the pages. */
export function Messages() {
  const shown = useStore(messageStore, (state) => state.shown)
  return (
    <>
      {shown.map((message) => {
        if (!isDialog(message.type)) return null
        const Dialog = dialogs[message.type]
        return <Dialog key={message.id} message={message} />
      })}
      <Toasts notices={shown.filter((message) => !isDialog(message.type))} />
    </>
  )
}
