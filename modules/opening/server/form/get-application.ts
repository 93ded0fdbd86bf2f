import { businessDate } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { getApplication as call } from '../../contract/form.ts'
import { filesOf } from '../files/files-of.ts'
import { applicationToShow } from '../application-names.ts'
import { masked, presentRow } from '../present.ts'
import { viewerOf } from '../viewer.ts'

export const getApplication = reader(call, async (ctx, { xmbh }) => {
  const application = await applicationToShow(ctx, xmbh)
  const files = await filesOf(ctx.db, application.id)
  const row = presentRow(application, viewerOf(ctx.actor), ctx.language, businessDate(ctx.now))
  return {
    XMBH: row.XMBH,
    KIND: row.KIND,
    STATUS: row.STATUS,
    STATUSNAME: row.STATUSNAME,
    STAGE: row.STAGE,
    VERSION: row.VERSION,
    CPID: application.product_id,
    CPMC: row.CPMC,
    CPDM: row.CPDM,
    JJSID: application.broker_id,
    JJSMC: row.JJSMC,
    F_ZHLX: application.link_type,
    ZH: row.ZH,
    LXRNAME: row.LXRNAME,
    LXRSJ: application.contact_phone,
    LXRYX: application.contact_email,
    DKGLBZ: application.message,
    KDDH: row.KDDH,
    F_KDGS: application.courier_company,
    ZJMM: masked(application.fund_password),
    REASON: row.REASON,
    files: files.map(({ fileId, name, fileType, size }) => ({
      FILEID: fileId,
      FILENAME: name,
      WDLX: fileType,
      SIZE: Number(size),
    })),
    actions: row.actions,
  }
})
