import { type BothLanguages, shownPerson } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getProcessInfo as call } from '../../contract/details/progress.ts'
import { loadApplication } from '../load-application.ts'
import { secondsOf } from '../present.ts'
import { stepsOf } from './steps-of.ts'

const events: ReadonlyMap<string, BothLanguages> = new Map(
  Object.entries<BothLanguages>({
    save: { zh: '保存申请', en: 'Application saved' },
    submit: { zh: '提交申请', en: 'Application submitted' },
    withdraw: { zh: '撤回申请', en: 'Application withdrawn' },
    accept: { zh: '材料审核通过', en: 'Papers accepted' },
    reject: { zh: '驳回申请', en: 'Application rejected' },
    register: { zh: '中登开户完成', en: 'Opened at the depository' },
    link: { zh: '银行关联', en: 'Bank association' },
    courier: { zh: '寄送材料', en: 'Papers sent' },
    break: { zh: '解除关联', en: 'Link dissolved' },
  }),
)
const sources = {
  manager: { zh: '管理人', en: 'Manager' },
  custodian: { zh: '托管人', en: 'Custodian' },
} as const

export const getProcessInfo = reader(call, async (ctx, { xmbh }) => {
  const application = await loadApplication(ctx.db, ctx.actor, xmbh)
  const steps = await stepsOf(ctx.db, application.id)
  return steps.map((step) => ({
    VC_RWMC: events.get(step.event)?.[ctx.language] ?? step.event,
    VC_CLR: shownPerson(step.person_name, step.real_name, ctx.language),
    D_SCSJ: secondsOf(step.at),
    LY: sources[step.source][ctx.language],
    REASON: step.reason,
  }))
})
