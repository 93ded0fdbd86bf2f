import { messageTold } from '@iisp/notices/contract'
import type { Writer } from '@iisp/server'
import type { DeskDecision } from '../../contract/applications/application-desk.ts'
import { groupOf } from '../../contract/applications/application-kinds.ts'
import { applicationDesk, applicationManagement } from '../../contract/pages.ts'
import type { StoredApplication } from '../tables.ts'

const titles = {
  'request-documents': { tone: 'warning', zh: '您的申请需补充资料', en: 'Your application lacks documents' },
  refuse: { tone: 'danger', zh: '您的申请已被拒绝', en: 'Your application was refused' },
} as const

/** Tells who entered an application that it was refused or has to be completed, and why. */
export function tellManager(
  db: Writer,
  { id, version, application_no, created_by, institution_id, source, business_code }: StoredApplication,
  action: Exclude<DeskDecision, 'pass'>,
  reason: string,
): void {
  const { tone, zh, en } = titles[action]
  const page = source === 'register' ? applicationDesk : applicationManagement
  db.emit({
    topic: messageTold,
    audience: [institution_id],
    payload: {
      accountId: created_by,
      institutionId: institution_id,
      subject: `ta-application/${id}/${version}`,
      tone,
      titleZh: zh,
      titleEn: en,
      contentZh: `申请${application_no}。原因：${reason}`,
      contentEn: `Application ${application_no}. Reason: ${reason}`,
      menuId: page.id,
      query: source === 'register' ? `detail=${id}` : `part=${groupOf(business_code)}&detail=${id}`,
    },
  })
}
