import { listCall } from './list-call.ts'
import { type Name, nameOf } from './names.ts'
import { pageEntries } from './page-entries.ts'
import type { Plan } from './plan.ts'

export interface NewPage {
  readonly module: string
  readonly name: Name
  /** Id of its menu. */
  readonly id: string
  readonly roles: readonly string[]
  /** The table that its call lists. Without it the generated call returns no rows. */
  readonly table?: string
}

/** Generates a list page with a filter and a drawer, and its call: server and browser code, tests and entries. */
export function listPage({ module, name, id, roles, table }: NewPage): Plan {
  const folder = `modules/${module}`
  const call = nameOf(`${name.kebab}-list`, 'kebab-case')
  const server = listCall(module, call, { page: name.camel, roles }, table)
  const web = `${folder}/web/${name.kebab}`
  return {
    files: {
      ...server.files,
      [`${web}/${name.kebab}-texts.ts`]: texts(name),
      [`${web}/${name.pascal}Page.tsx`]: component(module, name, call),
      [`${web}/${name.kebab}-page.test.tsx`]: domTest(module, name, call),
    },
    edits: [...server.edits, ...pageEntries(folder, name, id, roles)],
  }
}

const texts = (name: Name) => `import { defineTexts } from '@iisp/web'

export const ${name.camel}Texts = defineTexts({
  title: ['${name.title}', '${name.title}'],
  empty: ['暂无数据，没有符合条件的记录', 'No data: nothing matches the filters'],
  keyword: ['关键字', 'Keyword'],
  name: ['名称', 'Name'],
  createdAt: ['创建时间', 'Created at'],
})
`

const component = (
  module: string,
  name: Name,
  call: Name,
) => `import { ${call.camel}, type ${call.pascal}Row } from '@iisp/${module}/contract'
import type { Column } from '@iisp/ui/data-table'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { type Translate, filters, useText } from '@iisp/web'
import { ListPage } from '@iisp/web/list-page/index'
import { useMemo } from 'react'
import { ${name.camel}Texts } from './${name.kebab}-texts.ts'

const ${name.camel}Filters = filters(${name.camel}Texts, ({ keyword }) => ({
  keyword: keyword({ label: 'keyword' }),
}))

export function ${name.pascal}Page() {
  const t = useText(${name.camel}Texts)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListPage
      id="${module}.${name.kebab}"
      title={t('title')}
      call={${call.camel}}
      filters={${name.camel}Filters}
      columns={columns}
      rowKey={(row) => row.id}
      empty={t('empty')}
      refreshable
      detail={(row, drawer) => (
        <DetailDrawer {...drawer} size={560} title={row.name}>
          <Facts facts={[{ label: t('createdAt'), value: row.createdAt }]} />
        </DetailDrawer>
      )}
    />
  )
}

const columnsOf = (t: Translate<(typeof ${name.camel}Texts)['zh']>): Column<${call.pascal}Row>[] => [
  { key: 'name', title: t('name'), width: 320, fixed: 'left' },
  { key: 'createdAt', title: t('createdAt'), width: 170 },
]
`

const domTest = (
  module: string,
  name: Name,
  call: Name,
) => `import { ${call.camel}, type ${call.pascal}Row } from '@iisp/${module}/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${name.camel}Texts } from './${name.kebab}-texts.ts'
import { ${name.pascal}Page } from './${name.pascal}Page.tsx'

const row: ${call.pascal}Row = { id: '7', name: '甲', createdAt: '2026-11-20 10:00:00' }
const server = () =>
  new FakeServer().answer(${call.camel}, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))

test('the list is narrowed by keyword, which stands in the address', async () => {
  const page = stage(${name.pascal}Page, { server: server() })
  expect(await screen.findByText('甲')).toBeTruthy()
  await page.user.type(screen.getByRole('textbox', { name: '关键字' }), '乙')
  await page.user.click(screen.getByRole('button', { name: /查\\s*询/ }))
  const asked = { pageNo: 1, pageSize: 20 }
  await waitFor(() => expect(page.server.asked(${call.camel})).toEqual([asked, { ...asked, keyword: '乙' }]))
  expect(page.query().get('keyword')).toBe('乙')
})

test('a link opens the row that it names', async () => {
  stage(${name.pascal}Page, { server: server(), at: '/?detail=7' })
  expect(await screen.findByRole('dialog', { name: '甲' })).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(${name.camel}Texts)).toEqual([]))
`
