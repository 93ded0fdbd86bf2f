import { type Static, defineRead, defineWrite, platformErrors, staleErrors, t } from '@iisp/contract'
import { savesApplications, seesOwn, submitsApplications } from './access.ts'
import { openingErrors as errors } from './errors.ts'
import {
  applicationActions,
  fileId,
  fileType,
  kind,
  linkType,
  moved,
  standing,
  stepInput,
  version,
  xmbh,
} from './fields.ts'

const file = t.strict({ fileId, wdlx: fileType })

/** The manager's input. The server trims it and checks it by `rules/application-form.ts`. */
export const applicationInput = t.strict({
  /** Absent for a new application. */
  xmbh: t.Optional(xmbh),
  version: t.Optional(version),
  kind,
  productId: t.id,
  brokerId: t.text(20),
  zhlx: linkType,
  zh: t.oneLine(60),
  lxrmc: t.oneLine(200),
  lxrsj: t.oneLine(40),
  lxryx: t.oneLine(200),
  dkglbz: t.text(1000),
  kddh: t.oneLine(60),
  kdgs: t.oneLine(100),
  /** A new fund password; '' removes the stored one; absent keeps it. */
  zjmm: t.Optional(t.text(40)),
  /** The schema allows more than the rule does, so that the refusal can name the limit. */
  files: t.Array(file, { maxItems: 100 }),
})
export type ApplicationInput = Static<typeof applicationInput>

const ofMove = [...staleErrors, errors.notMovable]
const ofForm = [errors.productUnusable, errors.formInvalid]

/** Saves an application that is not yet submitted, or corrects a rejected one. */
export const saveApplication = defineWrite({
  summary: { zh: '保存开户/三方关联申请', en: 'Save an account opening or three-party link application' },
  path: '/api/securitiesOpening/saveApplication',
  input: applicationInput,
  output: moved,
  errors: [
    ...ofMove,
    errors.brokerUnknown,
    errors.linkTypeUnfit,
    ...ofForm,
    errors.fileGone,
    errors.filesTooLarge,
  ],
  access: savesApplications,
  idempotent: 'key',
})

/**
 * Submits an application to the custodian after checking it again. An account opening consumes a passed face
 * verification of its project number and is refused without one (verification.notVerified).
 */
export const submitApplication = defineWrite({
  summary: { zh: '提交开户/三方关联申请', en: 'Submit an account opening or three-party link application' },
  path: '/api/securitiesOpening/submitApplication',
  input: stepInput,
  output: moved,
  errors: [...ofMove, ...ofForm, errors.inProgress],
  access: submitsApplications,
  idempotent: 'key',
})

/** Takes an application back for good, as long as its review has not ended. */
export const withdrawApplication = defineWrite({
  summary: { zh: '撤回开户/三方关联申请', en: 'Withdraw an account opening or three-party link application' },
  path: '/api/securitiesOpening/withdrawApplication',
  input: stepInput,
  output: moved,
  errors: ofMove,
  access: submitsApplications,
  idempotent: 'key',
})

export const applicationDetail = t.Object({
  ...standing,
  CPID: t.id,
  CPMC: t.text(200),
  CPDM: t.text(20),
  JJSID: t.text(20),
  JJSMC: t.text(200),
  F_ZHLX: linkType,
  ZH: t.text(60),
  LXRNAME: t.text(100),
  LXRSJ: t.text(20),
  LXRYX: t.text(128),
  DKGLBZ: t.text(500),
  KDDH: t.text(40),
  F_KDGS: t.text(60),
  /** '******' if a password is stored, otherwise ''. */
  ZJMM: t.text(6),
  REASON: t.text(200),
  files: t.Array(t.Object({ FILEID: fileId, FILENAME: t.text(500), WDLX: fileType, SIZE: t.Integer() })),
  actions: t.Array(t.oneOf(...applicationActions)),
})
export type ApplicationDetail = Static<typeof applicationDetail>

/** An application as its form shows it. */
export const getApplication = defineRead({
  summary: { zh: '开户/三方关联申请内容', en: 'Account opening or three-party link application' },
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/getApplication',
  input: t.strict({ xmbh }),
  output: applicationDetail,
  errors: [platformErrors.notFound],
  access: seesOwn,
})
