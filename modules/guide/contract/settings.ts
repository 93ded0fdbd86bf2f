import { defineRead, defineWrite, platformErrors, t, type Static } from '@iisp/contract'
import { session } from './access.ts'
import { guideErrors } from './errors.ts'
import { menuId } from './fields.ts'

export const paramItemTypes = [
  'checkbox',
  'frequencySelect',
  'singleSelect',
  'multipleSelect',
  'timePicker',
  'inputNumber',
] as const
export type ParamItemType = (typeof paramItemTypes)[number]

/** A row of creatTimepoint: isDesc '1' carries a number (dny) of working days after the data was generated. */
const timepoint = t.strict({
  VALUE: t.text(20, 1),
  NAME: t.oneLine(100),
  isDesc: t.flag,
  dny: t.Optional(t.nullable(t.Integer({ minimum: 0, maximum: 250 }))),
  definePl: t.Optional(t.text(100)),
})
const choices = t.Array(t.text(20, 1), { maxItems: 20 })

/** The values of all templates; each template uses only a part. */
export const paramValues = t.strict({
  /** Check boxes that a new transfer order starts with. */
  orderOptions: t.Optional(choices),
  isSendTime: t.Optional(t.flag),
  /** HHmm00, '' for none. */
  fixedTime: t.Optional(t.text(6)),
  isSendProperty: t.Optional(t.flag),
  creatTimepoint: t.Optional(t.Array(timepoint, { maxItems: 5 })),
  digestStates: t.Optional(choices),
  documentDays: t.Optional(t.nullable(t.Integer({ minimum: 0, maximum: 250 }))),
  openState: t.Optional(t.text(20)),
  overdueDays: t.Optional(t.nullable(t.Integer({ minimum: 0, maximum: 250 }))),
})
export type ParamValues = Static<typeof paramValues>
export type Timepoint = Static<typeof timepoint>

const option = t.Object({ VALUE: t.String(), NAME: t.String(), isDesc: t.flag })
const paramItem = t.Object({
  type: t.oneOf(...paramItemTypes),
  field: t.String(),
  label: t.String(),
  help: t.String(),
  option: t.Array(option),
  /** A field whose value '0' clears and disables this one; '' for none. */
  dependsOn: t.String(),
})
export type ParamItem = Static<typeof paramItem>

/** The template of a menu; empty where it has none. shared '1': it applies to all transfer menus. */
export const queryDefaultParamSettingList = defineRead({
  summary: { zh: '查询菜单的个性化设置模板', en: 'Default value templates of a menu' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/defaultParamSetting/queryDefaultParamSettingList',
  input: t.strict({ menuId }),
  output: t.Array(t.Object({ itemId: t.String(), name: t.String(), shared: t.flag })),
  access: session,
})

/** A template and the person's values, or its default values if none were saved. 404 if the person has none of its menus. */
export const queryDefaultParamSettingItems = defineRead({
  summary: { zh: '查询个性化设置项', en: 'Default values' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/defaultParamSetting/queryDefaultParamSettingItems',
  input: t.strict({ itemId: t.text(40, 1) }),
  output: t.Object({
    itemId: t.String(),
    name: t.String(),
    items: t.Array(paramItem),
    values: paramValues,
  }),
  errors: [platformErrors.notFound],
  access: session,
})

/** Saves the person's values, after clearing values that depend on a switched-off one. */
export const saveDefaultParamSetting = defineWrite({
  summary: { zh: '保存个性化设置', en: 'Save default values' },
  path: '/tgfw-integration/defaultParamSetting/saveDefaultParamSetting',
  input: t.strict({ itemId: t.text(40, 1), data: paramValues }),
  output: t.Object({ result: t.Literal('success'), message: t.String() }),
  errors: [platformErrors.notFound, guideErrors.settingInvalid],
  access: session,
  idempotent: 'yes',
})
