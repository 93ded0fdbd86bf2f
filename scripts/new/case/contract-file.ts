import type { CaseNames } from './names.ts'

export const contract = ({ module, name }: CaseNames) => `import {
  type Input,
  type RowOf,
  type StateOf,
  decidedFields,
  defineDecide,
  defineFields,
  defineFlow,
  defineList,
  defineWrite,
  enteredFields,
  f,
  t,
} from '@iisp/contract'
import { ${name.camel} } from './pages.ts'

const base = '/api/${module.kebab}/${name.kebab}'
const access = { who: 'pages', pages: [${name.camel}], supervised: false } as const
const reasonMax = 300
export const ${name.camel}Changed = '${module.kebab}.${name.kebab}-changed'

/** A case that one person enters and another one confirms. */
export const ${name.camel}Flow = defineFlow({
  name: { zh: '${name.title}', en: '${name.title}' },
  acts: {
    enter: { zh: '该记录由您录入，须由另一人确认。', en: 'You entered this record; somebody else has to confirm it.' },
  },
  states: {
    entered: { code: 'entered', name: { zh: '待确认', en: 'To confirm' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已确认', en: 'Confirmed' }, tone: 'success', final: true },
    refused: { code: 'refused', name: { zh: '已退回', en: 'Returned' }, tone: 'danger', final: true },
  },
  emits: [${name.camel}Changed],
  moves: {
    confirm: {
      ways: [{ from: ['entered'], to: ['confirmed'], who: 'desk', notBy: 'enter', awaited: true }],
      audit: '${module.kebab}.${name.kebab}-confirm',
      decision: {
        button: { zh: '确认', en: 'Confirm' },
        tone: 'primary',
        ask: { zh: '确认“{name}”？', en: 'Confirm “{name}”?' },
      },
    },
    refuse: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'desk', notBy: 'enter' }],
      audit: '${module.kebab}.${name.kebab}-refuse',
      decision: { button: { zh: '退回', en: 'Return' }, tone: 'danger', reason: { max: reasonMax } },
    },
  },
})
export type ${name.pascal}State = StateOf<typeof ${name.camel}Flow>

/** The form of a new one. */
export const ${name.camel}Entry = defineFields({ name: f.line(100, ['名称', 'Name'], 1) })
export const ${name.camel}Fields = defineFields({
  id: t.id,
  name: ${name.camel}Entry.named.name,
  state: f.state(${name.camel}Flow, ['状态', 'State']),
  version: t.version,
  ...enteredFields,
  ...decidedFields('确认', reasonMax),
  actions: t.Array(t.oneOf(...${name.camel}Flow.actions)),
})
export type ${name.pascal} = RowOf<typeof ${name.camel}Fields>

export const ${name.camel}Filters = {
  /** Only those that wait for the caller. */
  open: t.Optional(t.Boolean()),
  state: t.Optional(t.oneOf(...${name.camel}Flow.all)),
  keyword: t.Optional(t.text(50)),
}
/** The newest first. */
export const ${name.camel}List = defineList({
  summary: { zh: '${name.title}列表', en: '${name.title}: list' },
  path: \`\${base}/${name.camel}List\`,
  filters: ${name.camel}Filters,
  row: ${name.camel}Fields.row,
  access: { who: 'pages', pages: [${name.camel}] },
})
export type ${name.pascal}Filters = Omit<Input<typeof ${name.camel}List>, 'pageNo' | 'pageSize'>
/** The name of the list as an export source. */
export const ${name.camel}ExportName = '${module.kebab}.${name.kebab}'

export const ${name.camel}Enter = defineWrite({
  summary: { zh: '录入${name.title}', en: '${name.title}: enter' },
  path: \`\${base}/${name.camel}Enter\`,
  input: t.strict(${name.camel}Entry.row.properties),
  output: t.Object({ id: t.id }),
  access,
  idempotent: 'key',
})

/** Confirms or refuses what another person entered. */
export const ${name.camel}Decide = defineDecide(${name.camel}Flow, {
  summary: { zh: '确认或退回${name.title}', en: '${name.title}: confirm or return' },
  path: \`\${base}/${name.camel}Decide\`,
  actions: ['confirm', 'refuse'],
  access,
})
`
