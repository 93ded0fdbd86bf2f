import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { beforeAll, expect, test } from 'vitest'
import { demandDecide, demandDeskList } from '../contract/demands/demand-desk.ts'
import { demandFlow } from '../contract/demands/demand-states.ts'
import { demandPropose } from '../contract/demands/demands.ts'
import { entryDecide, entryDeskList } from '../contract/entries/entry-desk.ts'
import { sendFeedback } from '../contract/entries/entries.ts'
import { entryFlow } from '../contract/entries/entry-states.ts'

const stage = stageIisp('guan.li')
let author: TestClient
let second: TestClient
beforeAll(async () => {
  author = await stage.iisp.as('lin.jing')
  second = await stage.iisp.as('fang.shen')
})
const desk = () =>
  ({
    iisp: stage.iisp,
    people: [
      { account: 'guan.li', client: stage.caller, sides: ['desk'] },
      { account: 'fang.shen', client: second, sides: ['desk'] },
    ],
  }) as const
const answer = '已收到'

test('demand: each state, person and decision is shown and answered as its flow says', async () => {
  const { id } = await author.ok(demandPropose, {
    title: '批量下载',
    kind: 'function',
    content: '希望批量下载确认单',
    expectResMode: '1',
  })
  const differences = await walkCase({
    ...desk(),
    flow: demandFlow,
    table: 'feedback.demand',
    id,
    acts: { propose: ['person_id'] },
    also: ({ person_id: person }) =>
      stage.iisp.owner.query(
        `UPDATE feedback.demand_author SET person_id = $2 WHERE demand_id = $1 AND reply_id IS NULL`,
        [id, person],
      ),
    facts: { hidden: { hidden_at: '2026-11-01T10:00:00+08:00' } },
    shown: async (by) => (await by.ok(demandDeskList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action, seen) => by.send(demandDecide, { ...seen, action, answer }),
  })
  expect(differences).toEqual([])
})

test('feedback: each state, person and decision is shown and answered as its flow says', async () => {
  const { id } = await author.ok(sendFeedback, {
    kind: 'fault',
    content: '导出按钮没有反应',
    address: '/iisp/transfer-money/list',
  })
  const differences = await walkCase({
    ...desk(),
    flow: entryFlow,
    table: 'feedback.entry',
    id,
    acts: { send: ['person_id'] },
    shown: async (by) => (await by.ok(entryDeskList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action, seen) => by.send(entryDecide, { ...seen, action, answer }),
  })
  expect(differences).toEqual([])
})
