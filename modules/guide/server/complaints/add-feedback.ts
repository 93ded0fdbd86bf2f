import { refuse } from '@iisp/contract'
import { authorColumns, writer } from '@iisp/server'
import { addFeedback as call } from '../../contract/complaints.ts'
import { complaintFault } from '../../rules/complaint-text.ts'
import { passGate } from './gate.ts'
import { nameOf, ownMenu } from '../own-menus.ts'
import { guideTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

const thanks = {
  zh: '感谢您的吐槽，小招在收到您的吐槽后会第一时间联系您',
  en: 'Thank you for your complaint. The assistant will contact you first thing once it is received',
}

export const addFeedback = writer(call, async (ctx, input) => {
  const { actor, db } = ctx
  const menu = await ownMenu(ctx, input.menuId)
  const fault = complaintFault(input.feedbackContent)
  if (fault) refuse(fault)
  await passGate(ctx, 'feedback_at')
  const { id } = await db.one(
    q
      .insertInto('guide.complaint')
      .values({
        ...authorColumns(actor),
        menu_id: input.menuId,
        menu_name: nameOf(menu, 'zh'),
        content: input.feedbackContent,
        at: ctx.now,
      })
      .returning('id'),
  )
  db.audit({ institutionId: actor.institutionId, action: 'guide.complain', object: `complaint:${id}` })
  db.emit({ topic: guideTopics.complaintsChanged, audience: ['*'], payload: { id } })
  return { status: 0 as const, msg: thanks[ctx.language], id }
})
