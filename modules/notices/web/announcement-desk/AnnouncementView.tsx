import { type AnnouncementRow, announcementDeskDetail } from '@iisp/notices/contract'
import { DetailDrawer } from '@iisp/ui/drawer'
import { failureOf, useCall } from '@iisp/web'
import { BothTexts } from './BothTexts.tsx'

interface Props {
  readonly row: AnnouncementRow
  readonly open: boolean
  readonly onClose: () => void
}

/** An announcement in both languages, as people see it. */
export function AnnouncementView({ row, open, onClose }: Props) {
  const detail = useCall(announcementDeskDetail, { id: row.id }, { enabled: open, quiet: true, staleTime: 0 })
  return (
    <DetailDrawer
      open={open}
      onClose={onClose}
      title={row.title}
      loading={detail.isPending}
      error={failureOf(detail)}
    >
      {detail.data && <BothTexts {...detail.data} />}
    </DetailDrawer>
  )
}
