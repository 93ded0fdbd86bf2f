import { type Static, defineRead, platformErrors, t } from '@iisp/contract'
import { seesApplications } from '../access.ts'
import { fileId, fileType, stage, status, version, xmbh } from '../fields.ts'

export const progressDetail = t.Object({
  infos: t.Object({ VC_XMBH: xmbh, VC_CPLX: t.text(2), VC_CPMC: t.text(200) }),
  /** The tasks in order. JDSCSJ is '' until a task is done. */
  flow: t.Array(t.Object({ RWMC1: t.text(40), JDSCSJ: t.text(19) })),
  file: t.Array(
    t.Object({ FILEID: fileId, FILENAME: t.text(500), VC_FILETYPENAME: t.text(60), WDLX: fileType }),
  ),
  /** Labels of product types, by VC_CPLX2. */
  productList: t.Array(t.Object({ VC_CPLX2: t.text(2), LABEL: t.text(60) })),
  saveRecordData: t.Object({
    KDDH: t.text(40),
    F_KDGS: t.text(60),
    stage,
    status,
    version,
    reason: t.text(200),
  }),
})
export type ProgressDetail = Static<typeof progressDetail>

/** The progress of an application, with its files. */
export const getProgressDetail = defineRead({
  summary: { zh: '进度详情', en: 'Progress of an application' },
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/getProgressDetail',
  aliases: ['/api/securitiesOpening/detail', '/api/trusteeRaise/detail'],
  input: t.strict({ xmbh }),
  output: progressDetail,
  errors: [platformErrors.notFound],
  access: seesApplications,
})

export const processNode = t.Object({
  VC_RWMC: t.text(40),
  VC_CLR: t.personName,
  D_SCSJ: t.text(19),
  LY: t.text(40),
  /** The reason; '' if none was given. */
  REASON: t.text(200),
})
export type ProcessNode = Static<typeof processNode>

/** Everything that happened to an application, oldest first. */
export const getProcessInfo = defineRead({
  summary: { zh: '流程信息', en: 'Process history of an application' },
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/getProcessInfo',
  input: t.strict({ xmbh }),
  output: t.Array(processNode),
  errors: [platformErrors.notFound],
  access: seesApplications,
})
