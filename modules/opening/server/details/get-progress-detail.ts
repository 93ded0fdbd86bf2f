import { productTypes } from '@iisp/product/contract'
import { reader } from '@iisp/server'
import { fileTypes } from '../../contract/codes.ts'
import { getProgressDetail as call } from '../../contract/details/progress.ts'
import { flowOf, stageOf } from '../../rules/flow.ts'
import { filesOf } from '../files/files-of.ts'
import { applicationToShow } from '../application-names.ts'
import { secondsOf } from '../present.ts'
import { stepsOf } from './steps-of.ts'

export const getProgressDetail = reader(call, async (ctx, { xmbh }) => {
  const application = await applicationToShow(ctx, xmbh)
  const [steps, files] = await Promise.all([stepsOf(ctx.db, application.id), filesOf(ctx.db, application.id)])
  const taken = steps.map(({ event, at }) => ({ event, at: secondsOf(at) }))
  return {
    infos: { VC_XMBH: xmbh, VC_CPLX: application.product_type, VC_CPMC: application.product_name },
    flow: flowOf(application.kind, taken),
    file: files.map(({ fileId, name, fileType }) => ({
      FILEID: fileId,
      FILENAME: name,
      VC_FILETYPENAME: fileTypes[fileType][ctx.language],
      WDLX: fileType,
    })),
    productList: Object.entries(productTypes).map(([code, label]) => ({
      VC_CPLX2: code,
      LABEL: label[ctx.language],
    })),
    saveRecordData: {
      KDDH: application.courier_no,
      F_KDGS: application.courier_company,
      stage: stageOf(application.status),
      status: application.status,
      version: application.version,
      reason: application.reason,
    },
  }
})
