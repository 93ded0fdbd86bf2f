import { type PersonalMessage, personalMessage } from '@iisp/notices/contract'
import type { Writer } from '@iisp/server'
import { type DemandState, demandFlow } from '../../contract/demands/demand-states.ts'
import { demandCenter } from '../../contract/pages.ts'

/** The data of a demand for the notice to its author. */
interface Told {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly account_id: string
  readonly institution_id: string
}
type Said = Pick<PersonalMessage, 'tone' | 'titleZh' | 'titleEn' | 'contentZh' | 'contentEn'>

const tell = (db: Writer, { id, version, account_id, institution_id }: Told, said: Said): void =>
  db.emit(
    personalMessage({
      ...said,
      accountId: account_id,
      institutionId: institution_id,
      subject: `demand/${id}/${version}`,
      menuId: demandCenter.id,
      query: `mine=1&detail=${id}`,
    }),
  )

/** Tells the author the official answer, and where the demand stands. */
export const tellDecided = (
  db: Writer,
  demand: Told,
  { state, answer }: { readonly state: DemandState; readonly answer: string },
): void => {
  const { name, tone } = demandFlow.byCode[state]
  tell(db, demand, {
    tone: tone === 'neutral' ? 'info' : tone,
    titleZh: `您的需求已答复：${demand.title}`,
    titleEn: `Your demand was answered: ${demand.title}`,
    contentZh: `当前状态：${name.zh}。答复：${answer}`,
    contentEn: `State: ${name.en}. Answer: ${answer}`,
  })
}

/** Tells the author why nobody else sees the demand any more. */
export const tellHidden = (db: Writer, demand: Told, reason: string): void =>
  tell(db, demand, {
    tone: 'warning',
    titleZh: `您的需求已被隐藏：${demand.title}`,
    titleEn: `Your demand was hidden: ${demand.title}`,
    contentZh: `其他用户不再可见。原因：${reason}`,
    contentEn: `Others no longer see it. Reason: ${reason}`,
  })
