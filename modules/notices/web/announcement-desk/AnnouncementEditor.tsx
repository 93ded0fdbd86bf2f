import { announcementDeskDetail } from '@iisp/notices/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { DetailDrawer } from '@iisp/ui/drawer'
import { type Unsaved, useCall, useText } from '@iisp/web'
import { useState } from 'react'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { announcementTexts } from './announcement-texts.ts'
import type { EditedAnnouncement } from './edited-announcement.ts'

interface Props {
  /** null: a new announcement. */
  readonly id: string | null
  readonly onClose: () => void
}

/** Reads the announcement before its form opens; what is being edited stays when the answer comes again. */
export function AnnouncementEditor({ id, onClose }: Props) {
  const t = useText(announcementTexts)
  const confirm = useConfirm()
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  const detail = useCall(
    announcementDeskDetail,
    { id: id ?? '1' },
    { enabled: id !== null, quiet: true, staleTime: 0 },
  )
  const [opened, setOpened] = useState<EditedAnnouncement | null>(null)
  if (id !== null && opened === null && detail.isFetchedAfterMount && detail.data) setOpened(detail.data)
  const close = async () => {
    if (unsaved && !(await confirm({ content: t('form.unsaved'), danger: true }))) return
    unsaved?.forget()
    onClose()
  }
  const isWaiting = id !== null && opened === null
  return (
    <DetailDrawer
      open
      onClose={() => void close()}
      size={760}
      title={t(id === null ? 'form.new' : 'form.edit')}
      loading={isWaiting}
      error={
        isWaiting && detail.error && !detail.isFetching
          ? { message: detail.error.msg, onRetry: () => void detail.refetch() }
          : null
      }
    >
      {!isWaiting && (
        <AnnouncementForm
          edited={opened}
          onUnsaved={setUnsaved}
          onCancel={() => void close()}
          onDone={onClose}
        />
      )}
    </DetailDrawer>
  )
}
