import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { expect, test } from 'vitest'
import { adopt, answerComplaint, complaintActions, listComplaints } from '../contract/complaint-desk.ts'
import { complaintFlow } from '../contract/complaint-states.ts'
import { guideErrors } from '../contract/errors.ts'

const stage = stageIisp('guan.li')

test('complaint: each state, person and decision is shown and answered as its flow says', async () => {
  const { rows } = await stage.iisp.owner.query<{ id: string }>(
    `INSERT INTO guide.complaint (institution_id, institution_name, account_id, person_id, account, name, menu_id, menu_name,
       content, at)
     VALUES ('M001', '远山', 101, 101, 'lin.jing@yuanshan.example', '林静', '10101', '指令录入', '太慢', now())
     RETURNING id::text`,
  )
  const id = rows[0]?.id ?? ''
  const shown = async (by: TestClient) =>
    (await by.ok(listComplaints, {})).list.find((one) => one.id === id)?.actions ?? []
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'guan.li', client: stage.caller, sides: ['desk'] },
      { account: 'fang.shen', client: await stage.iisp.as('fang.shen'), sides: ['desk'] },
    ],
    flow: { ...complaintFlow, actions: complaintActions },
    table: 'guide.complaint',
    column: 'state',
    id,
    refusals: {
      [guideErrors.answerFirst.code]: 'platform.caseMoved',
      [guideErrors.alreadyAdopted.code]: 'platform.caseMoved',
    },
    shown,
    decide: (by, action) =>
      action === 'adopt' ? by.send(adopt, { id }) : by.send(answerComplaint, { id, answer: '已优化' }),
  })
  expect(differences).toEqual([])
})
