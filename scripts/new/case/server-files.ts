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

export const listHandler = ({ name, table }: CaseNames) => `import { actionsOn, t } from '@iisp/contract'
import {
  type ReadContext,
  exportColumns,
  listExport,
  mentions,
  narrow,
  readPage,
  reader,
  timeText,
  waitsFor,
} from '@iisp/server'
import {
  type ${name.pascal}Filters,
  ${name.camel}List as call,
  ${name.camel}ExportName,
  ${name.camel}Fields,
  ${name.camel}Filters,
  ${name.camel}Flow,
} from '../contract/${name.kebab}.ts'
import { ${name.camel}Cases } from './${name.kebab}-decide.ts'
import { q } from './tables.ts'

type Context = Pick<ReadContext, 'actor'>

const found = ({ actor }: Context, filters: ${name.pascal}Filters) =>
  narrow(q.selectFrom('${table} as c'), filters, {
    open: (only) => (only ? waitsFor(${name.camel}Cases, 'c', actor.persons) : undefined),
    state: 'c.status',
    keyword: mentions('c.name'),
  })
const select = (all: ReturnType<typeof found>) =>
  all
    .select(['c.id', 'c.name', 'c.status as state', 'c.version', 'c.entered_by', 'c.entered_name as enteredBy'])
    .select(['c.decided_name as decidedBy', 'c.reason', timeText('c.entered_at').as('enteredAt')])
    .select([timeText<string | null>('c.decided_at').as('decidedAt')])
    .orderBy('c.id', 'desc')
type Stored = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]
const present = ({ entered_by, ...row }: Stored, { actor }: Context) => ({
  ...row,
  actions: actionsOn(${name.camel}Flow, ['desk'], row.state, {
    persons: actor.persons,
    by: { enter: entered_by },
  }),
})

export const ${name.camel}List = reader(call, (ctx, input) =>
  readPage(ctx.db, input, found(ctx, input), { select, present: (row) => present(row, ctx) }),
)

/** All rows of the list as a file. */
export const ${name.camel}Export = listExport({
  name: ${name.camel}ExportName,
  access: call.access,
  filters: t.strict(${name.camel}Filters),
  columns: exportColumns(${name.camel}Fields),
  found,
  select,
  behind: (rows: ReturnType<typeof found>, { id }) => rows.where('c.id', '<', id),
  present,
})
`

export const enterHandler = ({
  module,
  name,
  table,
}: CaseNames) => `import { enteredBy, writer } from '@iisp/server'
import { ${name.camel}Enter as call, ${name.camel}Changed } from '../contract/${name.kebab}.ts'
import { q } from './tables.ts'

export const ${name.camel}Enter = writer(call, async ({ db, actor, now }, input) => {
  const { institutionId } = actor
  const { id } = await db.one(
    q
      .insertInto('${table}')
      .values({ institution_id: institutionId, name: input.name, ...enteredBy({ actor, now }) })
      .returning('id'),
  )
  db.audit({
    institutionId,
    action: '${module.kebab}.${name.kebab}-enter',
    object: \`${name.kebab}:\${id}\`,
    detail: { name: input.name },
  })
  db.emit({ topic: ${name.camel}Changed, audience: [institutionId, '*'], payload: { id } })
  return { id }
})
`

export const decideHandler = ({ name, table }: CaseNames) => `import {
  type Selectable,
  type TodoSource,
  type Updateable,
  countFound,
  decideCase,
  decidedBy,
  defineCaseTable,
  toBothSides,
  waitsFor,
  writer,
} from '@iisp/server'
import {
  type ${name.pascal}State,
  ${name.camel}Decide as call,
  ${name.camel}Changed,
  ${name.camel}Flow,
} from '../contract/${name.kebab}.ts'
import { ${name.camel} } from '../contract/pages.ts'
import type { GeneratedTables } from './tables.generated.ts'
import { q } from './tables.ts'

type Table = GeneratedTables['${table}']
export const ${name.camel}Cases = defineCaseTable<${name.pascal}State, Updateable<Table>, Selectable<Table>>()({
  flow: ${name.camel}Flow,
  table: '${table}',
  acts: { enter: 'entered_by' },
  object: ({ id }) => \`${name.kebab}:\${id}\`,
  detail: ({ name }, { from, to }) => ({ name, from, to }),
  events: { [${name.camel}Changed]: toBothSides },
})

/** Those that wait for somebody else than the person who entered them. */
export const ${name.camel}Todo: TodoSource = {
  menuId: ${name.camel}.id,
  count: (db, { persons }) =>
    countFound(db, q.selectFrom('${table} as c').where(waitsFor(${name.camel}Cases, 'c', persons))),
}

export const ${name.camel}Decide = writer(call, async (ctx, input) => {
  const { to } = await decideCase(ctx, ${name.camel}Cases, input, {
    sides: ['desk'],
    changes: decidedBy(ctx, input),
  })
  return { state: to }
})
`

export const auditNamesFile = ({
  module,
}: CaseNames) => `import type { AuditNames } from '@iisp/contract/audit-names'

/** The audit trail's words of this module. */
export const ${module.camel}AuditNames: AuditNames = {
  module: '${module.kebab}',
  actions: {},
  objects: {},
}
`

export const callTest = ({
  name,
  table,
  people: [first, second],
}: CaseNames) => `import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { beforeAll, expect, test } from 'vitest'
import { ${name.camel}Decide, ${name.camel}Enter, ${name.camel}Flow, ${name.camel}List } from '../contract/${name.kebab}.ts'

const stage = stageIisp('${first}')
let second: TestClient
beforeAll(async () => {
  second = await stage.iisp.as('${second}')
})
const only = async (by: TestClient, keyword: string) => (await by.ok(${name.camel}List, { keyword })).list

test('one person enters it, another one confirms it', async () => {
  const { id } = await stage.caller.ok(${name.camel}Enter, { name: '甲' })
  const decision = { id, version: 1, action: 'confirm' } as const
  expect((await stage.caller.send(${name.camel}Decide, decision)).body.code).toBe('platform.secondPerson')
  expect((await second.ok(${name.camel}List, { open: true })).list).toMatchObject([
    { id, name: '甲', actions: ['confirm', 'refuse'] },
  ])
  expect(await second.ok(${name.camel}Decide, decision)).toEqual({ state: 'confirmed' })
  expect(await only(stage.caller, '甲')).toMatchObject([{ state: 'confirmed', actions: [] }])
})

test('each state, person and decision is shown and answered as the flow says', async () => {
  const { id } = await stage.caller.ok(${name.camel}Enter, { name: '乙' })
  const differences = await walkCase({
    iisp: stage.iisp,
    flow: ${name.camel}Flow,
    table: '${table}',
    acts: { enter: ['entered_by'] },
    id,
    people: [
      { account: '${first}', client: stage.caller, sides: ['desk'] },
      { account: '${second}', client: second, sides: ['desk'] },
    ],
    shown: async (by) => (await only(by, '乙')).flatMap(({ actions }) => actions),
    decide: (by, action, seen) => by.send(${name.camel}Decide, { ...seen, action, reason: '有误' }),
  })
  expect(differences).toEqual([])
})

test('a name is needed, and people of other roles are refused', async () => {
  expect((await stage.caller.send(${name.camel}Enter, { name: '' })).status).toBe(400)
  const manager = await stage.iisp.as('lin.jing')
  expect((await manager.send(${name.camel}List, {})).status).toBe(403)
  expect((await manager.send(${name.camel}Enter, { name: '丙' })).status).toBe(403)
})
`

const columns = `  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  status text NOT NULL DEFAULT 'entered' CHECK (status IN ('entered', 'confirmed', 'refused')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  entered_by text NOT NULL,
  entered_name text NOT NULL,
  entered_at timestamptz NOT NULL,
  decided_by text,
  decided_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '',
  CHECK (decided_by IS NULL OR decided_by <> entered_by)`

export const migration = ({ table }: CaseNames) => `CREATE TABLE ${table} (
${columns}
);
CREATE INDEX ON ${table} (institution_id, id DESC);
SELECT platform.protect('${table}');
`

/** The table as \`npm run tables\` writes it. */
export const generatedTable = ({ table }: CaseNames) => `  '${table}': {
    id: Generated<string>
    institution_id: string
    name: string
    status: Generated<'entered' | 'confirmed' | 'refused'>
    version: Generated<number>
    entered_by: string
    entered_name: string
    entered_at: Moment
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
  }
`
