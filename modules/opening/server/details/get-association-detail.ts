import { reader } from '@iisp/server'
import { linkTypes } from '../../contract/codes.ts'
import { getAssociationDetail as call } from '../../contract/details/relation.ts'
import { loadApplication } from '../load-application.ts'
import { masked } from '../present.ts'

export const getAssociationDetail = reader(call, async (ctx, { xmbh }) => {
  const application = await loadApplication(ctx.db, ctx.actor, xmbh)
  return {
    JJSMC: application.broker_name,
    F_ZHLX: linkTypes[application.link_type][ctx.language],
    ZH: application.account_no,
    LXRNAME: application.contact_name,
    LXRXM: application.contact_name,
    DKGLBZ: application.message,
    KDDH: application.courier_no,
    F_KDGS: application.courier_company,
    ZJMM: masked(application.fund_password),
  }
})
