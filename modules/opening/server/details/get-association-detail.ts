import { reader } from '@iisp/server'
import { linkTypes } from '../../contract/codes.ts'
import { getAssociationDetail as call } from '../../contract/details/relation.ts'
import { applicationToShow } from '../application-names.ts'
import { masked } from '../present.ts'

export const getAssociationDetail = reader(call, async (ctx, { xmbh }) => {
  const application = await applicationToShow(ctx, xmbh)
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
