import { type Static, defineRead, platformErrors, strict, t, text } from '@iisp/contract'
import { seesApplications } from '../access.ts'
import { fileId, fileType, stage, status, version, xmbh } from '../fields.ts'

export const progressDetail = t.Object({
  infos: t.Object({ VC_XMBH: xmbh, VC_CPLX: text(2), VC_CPMC: text(200) }),
  /** The tasks in order. JDSCSJ is '' until a task is done. */
  flow: t.Array(t.Object({ RWMC1: text(40), JDSCSJ: text(19) })),
  file: t.Array(t.Object({ FILEID: fileId, FILENAME: text(500), VC_FILETYPENAME: text(60), WDLX: fileType })),
  /** Labels of product types, by VC_CPLX2. */
  productList: t.Array(t.Object({ VC_CPLX2: text(2), LABEL: text(60) })),
  saveRecordData: t.Object({
    KDDH: text(40),
    F_KDGS: text(60),
    stage,
    status,
    version,
    reason: text(200),
  }),
})
export type ProgressDetail = Static<typeof progressDetail>

/** How far an application has come, with its files. */
export const getProgressDetail = defineRead({
  name: 'getProgressDetail',
  summary: { zh: '进度详情', en: 'Progress of an application' },
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/getProgressDetail',
  aliases: ['/api/securitiesOpening/detail', '/api/trusteeRaise/detail'],
  input: strict({ xmbh }),
  output: progressDetail,
  errors: [platformErrors.notFound],
  access: seesApplications,
})

export const processNode = t.Object({
  VC_RWMC: text(40),
  VC_CLR: text(100),
  D_SCSJ: text(19),
  LY: text(40),
  /** The reason; '' if none was given. */
  REASON: text(200),
})
export type ProcessNode = Static<typeof processNode>

/** Everything that happened to an application, oldest first. */
export const getProcessInfo = defineRead({
  name: 'getProcessInfo',
  summary: { zh: '流程信息', en: 'Process history of an application' },
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/getProcessInfo',
  input: strict({ xmbh }),
  output: t.Array(processNode),
  errors: [platformErrors.notFound],
  access: seesApplications,
})
