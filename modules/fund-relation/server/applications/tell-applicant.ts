import { messageTold } from '@iisp/notices/contract'
import type { Writer } from '@iisp/server'
import { relationProgress } from '../../contract/pages.ts'
import type { StoredApplication } from '../tables.ts'

const titles = {
  consent: { tone: 'success', zh: '对方管理人已同意母子关系申请', en: 'The other manager has consented' },
  decline: { tone: 'danger', zh: '对方管理人未同意母子关系申请', en: 'The other manager has declined' },
  pass: { tone: 'success', zh: '母子关系申请已审核通过', en: 'Your fund relation was approved' },
  return: { tone: 'warning', zh: '母子关系申请被退回', en: 'Your fund relation was returned' },
  reject: { tone: 'danger', zh: '母子关系申请未通过审核', en: 'Your fund relation was refused' },
} as const

/** Notifies the applicant of the decision on the application. */
export function tellApplicant(
  db: Writer,
  { id, version, account_id, institution_id, mother, child }: StoredApplication,
  event: keyof typeof titles,
  reason: string,
): void {
  const { tone, zh, en } = titles[event]
  const why = reason === '' ? { zh: '', en: '' } : { zh: `原因：${reason}`, en: ` Reason: ${reason}` }
  db.emit({
    topic: messageTold,
    audience: [institution_id],
    payload: {
      accountId: account_id,
      institutionId: institution_id,
      subject: `fund-relation/${id}/${version}`,
      tone,
      titleZh: zh,
      titleEn: en,
      contentZh: `母基金${mother.name}，子基金${child.name}。${why.zh}`,
      contentEn: `Mother fund ${mother.name}, child fund ${child.name}.${why.en}`,
      menuId: relationProgress.id,
      query: `detail=${id}`,
    },
  })
}
