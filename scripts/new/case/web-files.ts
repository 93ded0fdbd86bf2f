import type { CaseNames } from './names.ts'

export const texts = ({ name }: CaseNames) => `import { textsOf } from '@iisp/contract'
import { defineTexts } from '@iisp/web'
import { ${name.camel}Fields } from '../../contract/${name.kebab}.ts'

export const ${name.camel}Texts = defineTexts({
  ...textsOf(${name.camel}Fields),
  title: ['${name.title}', '${name.title}'],
  hint: ['一人录入，另一人确认', 'One person enters, another one confirms'],
  which: ['范围', 'Scope'],
  open: ['待我确认', 'For me to confirm'],
  all: ['全部', 'All'],
  nothing: ['暂无数据，没有待您确认的记录', 'No data: nothing waits for you to confirm'],
  none: ['暂无数据，尚未录入', 'No data: nothing has been entered'],
  keyword: ['关键字', 'Keyword'],
  enter: ['录入', 'Enter'],
  save: ['提交确认', 'Send to confirm'],
  saved: ['已提交，待另一人确认', 'Sent. Another person confirms it.'],
})
`

export const page = ({ module, name }: CaseNames) => `import type { FieldName } from '@iisp/contract'
import { TableExport } from '@iisp/files/parts'
import { Button } from '@iisp/ui/button'
import { shownColumns } from '@iisp/ui/export-button'
import { TextField } from '@iisp/ui/text-field'
import { filters, useText } from '@iisp/web'
import { CaseButtons, CaseDrawer } from '@iisp/web/case/index'
import { FieldFacts, useColumns } from '@iisp/web/fields/index'
import { FieldDialog } from '@iisp/web/forms/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useState } from 'react'
import {
  ${name.camel}Changed,
  ${name.camel}Decide,
  ${name.camel}Enter,
  ${name.camel}Entry,
  ${name.camel}ExportName,
  ${name.camel}Fields,
  ${name.camel}Flow,
  ${name.camel}List,
} from '../../contract/${name.kebab}.ts'
import { ${name.camel}Texts } from './${name.kebab}-texts.ts'

const ${name.camel}Filters = filters(${name.camel}Texts, ({ keyword, choice, flag }) => ({
  keyword: keyword({ label: 'keyword' }),
  state: choice(${name.camel}Fields.named.state),
  /** Also lists decided ones. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const lists = [${name.camel}List]
const topics = [${name.camel}Changed]
const listed: readonly FieldName<typeof ${name.camel}Fields>[] = ['name', 'state', 'enteredBy', 'enteredAt', 'decidedBy', 'decidedAt']
const facts: typeof listed = ['name', 'enteredBy', 'enteredAt', 'decidedBy', 'decidedAt', 'reason']

/** One person enters a case, another one confirms it. */
export function ${name.pascal}Page() {
  const t = useText(${name.camel}Texts)
  const [entering, setEntering] = useState(false)
  const columns = useColumns(${name.camel}Fields, listed)
  return (
    <>
      <ListPage
        {...openAndAll(t)}
        id="${module.kebab}.${name.kebab}"
        call={${name.camel}List}
        filters={${name.camel}Filters}
        columns={columns}
        follow={topics}
        keyColumn="name"
        actions={
          <Button type="primary" onClick={() => setEntering(true)}>
            {t('enter')}
          </Button>
        }
        renderExport={({ values, settings }) => (
          <TableExport
            source={${name.camel}ExportName}
            title={t('title')}
            columns={shownColumns(columns, settings)}
            filters={${name.camel}Filters.input(values)}
          />
        )}
        detail={(row, drawer) => (
          <CaseDrawer
            {...drawer}
            size={560}
            title={row.name}
            flow={${name.camel}Flow}
            of={row}
            footer={
              <CaseButtons
                flow={${name.camel}Flow}
                of={row}
                call={${name.camel}Decide}
                invalidates={lists}
                onDone={drawer.onClose}
              />
            }
          >
            <FieldFacts fields={${name.camel}Fields} of={row} show={facts} />
          </CaseDrawer>
        )}
      />
      {entering && (
        <FieldDialog
          fields={${name.camel}Entry}
          name="${module.kebab}.${name.kebab}"
          version={1}
          call={${name.camel}Enter}
          inputOf={(entered) => entered}
          invalidates={lists}
          title={t('enter')}
          okText={t('save')}
          done={() => t('saved')}
          onClose={() => setEntering(false)}
        >
          {({ field }) => <TextField {...field('name')} />}
        </FieldDialog>
      )}
    </>
  )
}
`

export const pageTest = ({ name }: CaseNames) => `import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type ${name.pascal},
  ${name.camel}Decide,
  ${name.camel}Enter,
  ${name.camel}List,
} from '../../contract/${name.kebab}.ts'
import { ${name.camel}Texts } from './${name.kebab}-texts.ts'
import { ${name.pascal}Page } from './${name.pascal}Page.tsx'

const row: ${name.pascal} = {
  id: '7',
  name: '甲',
  state: 'entered',
  version: 1,
  enteredBy: '赵拓',
  enteredAt: '2026-11-20 10:00:00',
  decidedBy: '',
  decidedAt: null,
  reason: '',
  actions: ['confirm', 'refuse'],
}
const serving = () =>
  new FakeServer()
    .answer(${name.camel}List, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(${name.camel}Enter, () => ({ id: '8' }))
    .answer(${name.camel}Decide, () => ({ state: 'confirmed' as const }))

test('it is confirmed after a question that names it', async () => {
  const { server, user } = stage(${name.pascal}Page, { server: serving(), at: '/?detail=7' })
  const drawer = within(await screen.findByRole('dialog', { name: '甲' }))
  expect(server.asked(${name.camel}List)[0]).toMatchObject({ open: true })
  await user.click(drawer.getByRole('button', { name: '确认' }))
  const question = await screen.findByText('确认“甲”？')
  const dialog = within(question.closest('[role=dialog]') ?? document.body)
  await user.click(dialog.getByRole('button', { name: '确认' }))
  await waitFor(() =>
    expect(server.asked(${name.camel}Decide)).toEqual([{ id: '7', version: 1, action: 'confirm' }]),
  )
})

test('a new one is entered, once it has a name', async () => {
  const { server, user } = stage(${name.pascal}Page, { server: serving() })
  await user.click(await screen.findByRole('button', { name: '录入' }))
  const form = within(await screen.findByRole('dialog', { name: '录入' }))
  await user.click(form.getByRole('button', { name: '提交确认' }))
  expect(await form.findByText('请填写名称')).toBeTruthy()
  await user.type(form.getByLabelText(/名称/), '乙')
  await user.click(form.getByRole('button', { name: '提交确认' }))
  await waitFor(() => expect(server.asked(${name.camel}Enter)).toEqual([{ name: '乙' }]))
})

test('the page speaks both languages', () => expect(missingTexts(${name.camel}Texts)).toEqual([]))
`
