import type { AnnouncementTexts } from '@iisp/notices/contract'

export interface EditedAnnouncement extends AnnouncementTexts {
  readonly id: string
  readonly version: number
}
