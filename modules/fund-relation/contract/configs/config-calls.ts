import { defineList, defineRead, defineWrite, platformErrors, staleErrors, t } from '@iisp/contract'
import { keepsConfigs, looksUp, readsConfigs, reviewsConfigs } from '../access.ts'
import { checkAnswer } from '../applications/checks.ts'
import { relationErrors as e } from '../errors.ts'
import { configFlow, configReasonMax } from './config-states.ts'
import { configFields, configPayload } from './config.ts'

const base = '/api/fundRelation'
const folder = `${base}/autoPaymentConfig`
const state = t.Object({ id: t.id, status: t.oneOf(...configFlow.all) })
const both = (name: string) => ({ path: `${base}/${name}`, aliases: [`${folder}/${name}`] })

export const configFilters = {
  zjjdm: t.Optional(t.text(20)),
  mjjdm: t.Optional(t.text(20)),
  status: t.Optional(t.oneOf(...configFlow.all)),
  /** Only settings that await the caller's review. */
  open: t.Optional(t.Boolean()),
}
/**
 * Settings of the forced redemption for the caller's own child funds and for child funds linked
 * with the caller's mother funds.
 */
export const getAutoPaymentConfigList = defineList({
  summary: { zh: '付费自动强赎设置列表', en: 'Settings of the forced redemption' },
  path: `${folder}/getAutoPaymentConfigList`,
  filters: configFilters,
  row: configFields.row,
  access: readsConfigs,
})

export const configExport = 'fund-relation.configs'
export const exportAutoPaymentConfig = defineRead({
  name: 'exportAutoPaymentConfig',
  summary: { zh: '导出付费自动强赎设置', en: 'Export the settings' },
  methods: ['POST'],
  path: `${folder}/exportExcel`,
  input: t.strict({ ...configFilters, ...t.page }),
  output: t.Unknown(),
  access: readsConfigs,
  answer: 'file',
  cost: 20,
})

export const selectAutoPaymentConfig = defineRead({
  ...both('selectAutoPaymentConfig'),
  name: 'selectAutoPaymentConfig',
  summary: { zh: '付费自动强赎设置详情', en: 'One of the settings' },
  methods: ['POST', 'GET'],
  input: t.strict({ id: t.id }),
  output: configFields.row,
  errors: [platformErrors.notFound],
  access: readsConfigs,
})

/** Whether the forced redemption can be set up for these funds (BO-142). */
export const autoPaymentConfigJudge = defineRead({
  ...both('autoPaymentConfigJudge'),
  name: 'autoPaymentConfigJudge',
  summary: { zh: '判断可否设置付费自动强赎', en: 'Whether the forced redemption can be set up' },
  methods: ['POST', 'GET'],
  input: t.strict({ zjjdm: t.oneLine(20), mjjdm: t.oneLine(20) }),
  output: checkAnswer,
  access: looksUp,
})

/**
 * flag: 1 add, 2 modify, 3 ask for deletion. A second person of the institution reviews each of
 * them.
 */
export const setAutoPaymentConfig = defineWrite({
  ...both('setAutoPaymentConfig'),
  name: 'setAutoPaymentConfig',
  summary: { zh: '设置付费自动强赎', en: 'Set up the forced redemption' },
  input: t.strict({
    flag: t.Union([t.oneOf('1', '2', '3'), t.Integer({ minimum: 1, maximum: 3 })]),
    /** The settings, or their JSON text. */
    inputParam: t.Union([configPayload, t.text(10_000, 2)]),
  }),
  output: state,
  errors: [
    ...staleErrors,
    e.paramUnreadable,
    e.configUnavailable,
    e.configIncomplete,
    platformErrors.caseMoved,
    e.frequencyDiffers,
    e.ratioMissing,
    e.accountUnknown,
    e.phoneWrong,
  ],
  access: keepsConfigs,
  idempotent: 'key',
})

/** Passes (1) or returns (0) the settings that a colleague entered. */
export const reviewAutoPaymentConfig = defineWrite({
  ...both('reviewAutoPaymentConfig'),
  name: 'reviewAutoPaymentConfig',
  summary: { zh: '复核付费自动强赎设置', en: 'Review the settings' },
  input: t.strict({
    id: t.id,
    result: t.flag,
    /** Needed to return. */
    reason: t.Optional(t.text(configReasonMax)),
    /** That of the list that was read. */
    version: t.Optional(t.version),
  }),
  output: state,
  errors: [
    ...staleErrors,
    platformErrors.caseMoved,
    platformErrors.secondPerson,
    platformErrors.reasonMissing,
    e.configUnavailable,
  ],
  access: reviewsConfigs,
  idempotent: 'no',
})

/** Removes settings that have never been in force (BO-141). */
export const deleteAutoPaymentConfig = defineWrite({
  ...both('deleteAutoPaymentConfig'),
  name: 'deleteAutoPaymentConfig',
  summary: { zh: '删除付费自动强赎设置', en: 'Delete the settings' },
  input: t.strict({ id: t.id }),
  output: state,
  errors: [...staleErrors, platformErrors.caseMoved],
  access: keepsConfigs,
  idempotent: 'no',
})
