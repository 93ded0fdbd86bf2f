import { announcementDeskDetail } from '@iisp/notices/contract'
import { useText } from '@iisp/web'
import { DrawerForm } from '@iisp/web/forms/index'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { announcementTexts } from './announcement-texts.ts'

interface Props {
  /** null: a new announcement. */
  readonly id: string | null
  readonly onClose: () => void
}

export function AnnouncementEditor({ id, onClose }: Props) {
  const t = useText(announcementTexts)
  return (
    <DrawerForm
      title={t(id === null ? 'form.new' : 'form.edit')}
      call={announcementDeskDetail}
      input={id === null ? null : { id }}
      onClose={onClose}
      unsaved={t('form.unsaved')}
    >
      {(parts) => <AnnouncementForm {...parts} />}
    </DrawerForm>
  )
}
