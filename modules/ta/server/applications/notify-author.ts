import { personalMessage } from '@iisp/notices/contract'
import type { Writer } from '@iisp/server'
import { groupOf } from '../../contract/applications/application-kinds.ts'
import { applicationDesk, applicationManagement } from '../../contract/pages.ts'
import type { StoredApplication } from '../tables.ts'

const titles = {
  'request-documents': { tone: 'warning', zh: '您的申请需补充资料', en: 'Your application lacks documents' },
  refuse: { tone: 'danger', zh: '您的申请已被拒绝', en: 'Your application was refused' },
} as const

/** Notifies the person who entered an application that it was refused or has to be completed, with the reason. */
export function notifyAuthor(
  db: Writer,
  application: StoredApplication,
  action: keyof typeof titles,
  reason: string,
): void {
  const { id, version, application_no, source, business_code, ...by } = application
  if (by.created_account === '') return
  const { tone, zh, en } = titles[action]
  const page = source === 'register' ? applicationDesk : applicationManagement
  db.emit(
    personalMessage({
      accountId: by.created_account,
      institutionId: by.created_institution,
      subject: `ta-application/${id}/${version}`,
      tone,
      titleZh: zh,
      titleEn: en,
      contentZh: `申请${application_no}。原因：${reason}`,
      contentEn: `Application ${application_no}. Reason: ${reason}`,
      menuId: page.id,
      query: source === 'register' ? `detail=${id}` : `part=${groupOf(business_code)}&detail=${id}`,
    }),
  )
}
