import type { CaseNames } from './names.ts'

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
