import { changeMgrUser } from '@iisp/identity/contract'
import { changePage } from '@iisp/testing/change-page'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { authorityApply } from '../../contract/authority.ts'
import { applyList } from '../../contract/desk.ts'

let iisp: Iisp
let undo: (() => void)[] = []
/** Before any call asks which kinds of business are controlled, one page of every module becomes supervised. */
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
  undo = supervisedPages().map((page) => changePage(page, { gates: { supervised: true } }))
}, 120_000)
afterAll(async () => {
  for (const one of undo) one()
  await iisp?.close()
})

const supervisedPages = () =>
  iisp.portal.registry.modules.flatMap(({ pages }) => {
    const page = pages.find(({ gates }) => gates?.supervised === undefined)
    return page === undefined ? [] : [page]
  })

test('a supervised page of any module can be applied for, and is shown by its name', async () => {
  const pages = iisp.portal.registry.modules
    .filter((module) => module.pages.length > 0)
    .map((module) => module.pages.find(({ gates }) => gates?.supervised === true))
  expect(pages.length).toBeGreaterThan(9)
  expect(pages).not.toContain(undefined)
  const acting = await iisp.as('du.jian')
  await acting.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  for (const page of pages) {
    const asked = await acting.send(authorityApply, {
      busiType: page!.id,
      applyReason: '客户来电要求代为办理',
    })
    expect([page!.id, asked.status]).toEqual([page!.id, 200])
  }
  const { list } = await (await iisp.as('fang.shen')).ok(applyList, { open: true, pageSize: 100 })
  expect(new Set(list.map(({ busiName }) => busiName))).toEqual(new Set(pages.map((page) => page!.name.zh)))
})
