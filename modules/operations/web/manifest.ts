import type { WebManifest } from '@iisp/web/ports'
import { auditTrail, failedEvents, messageOutbox } from '../contract/pages.ts'
import { complaintDesk, menuGuides } from '@iisp/guide/contract'
import { announcementDesk } from '@iisp/notices/contract'
import { registeredPersons, verificationReview } from '@iisp/verification/contract'
import { openingDesk } from '@iisp/opening/contract'
import { chatDesk, faqDesk } from '@iisp/assistant/contract'
import { storageQuotas } from '@iisp/files/contract'
import { moneyControls } from '@iisp/identity/contract'

export const operationsManifest: WebManifest = {
  name: 'operations',
  pages: [
    auditTrail,
    messageOutbox,
    failedEvents,
    complaintDesk,
    announcementDesk,
    menuGuides,
    verificationReview,
    registeredPersons,
    openingDesk,
    chatDesk,
    storageQuotas,
    moneyControls,
    faqDesk,
  ],
  load: () => import('./entry.ts'),
}
