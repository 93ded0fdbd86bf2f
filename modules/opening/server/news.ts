import { mobilePhone } from '@iisp/contract/patterns'
import { type Subscriber, type Writer, sql } from '@iisp/server'
import { applicationKinds } from '../contract/codes.ts'
import { openingTopics } from '../contract/topics.ts'
import { type Application, q } from './tables.ts'

/** The message that each event sends. */
function textOf(application: Application, event: string): string | undefined {
  const what = `${application.product_name}的${applicationKinds[application.kind].zh}申请（${application.project_no}）`
  const texts = new Map(
    Object.entries({
      reject: `${what}已被驳回，原因：${application.reason}。请修改后重新提交。`,
      register: `${what}中登开户已完成，待银行关联。`,
      link: `${what}已完成银行关联。`,
      courier: `${what}的材料已寄出，${application.courier_company} ${application.courier_no}。`,
      break: `${what}已解除关联，原因：${application.reason}。`,
      urge: `管理人${application.institution_name}催办：${what}，请尽快处理。`,
    }),
  )
  return texts.get(event)
}

interface Reach {
  readonly phone: string | null
  readonly email: string
}
/** Recipients: the application's contact or, for an urging, the people at the desk. */
const recipients = (db: Writer, application: Application, event: string): Promise<Reach[]> =>
  event === 'urge'
    ? db.all(
        q
          .selectFrom('identity.reach')
          .select(['phone', 'email'])
          .where(sql<boolean>`'custodian-operator' = ANY(roles)`),
      )
    : Promise.resolve([{ phone: application.contact_phone, email: application.contact_email }])

/** Text messages to recipients with a mobile phone, e-mail to the others. */
export const sendOpeningNews: Subscriber = {
  name: 'opening-send-news',
  topic: openingTopics.news,
  async run(db, { payload }, { sms, mail }) {
    const application = await db.maybe(
      q.selectFrom('opening.application').selectAll().where('id', '=', String(payload.id)),
    )
    const event = String(payload.event)
    if (application === undefined) return
    const text = textOf(application, event)
    if (text === undefined) return
    for (const { phone, email } of await recipients(db, application, event)) {
      if (phone !== null && mobilePhone.test(phone)) await sms.send({ phone, text, purpose: 'opening-news' })
      else if (email !== '') await mail.send({ to: email, subject: '开户与三方关联进度', text })
    }
  },
}
