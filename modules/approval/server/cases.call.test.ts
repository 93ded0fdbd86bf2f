import { stageIisp } from '@iisp/testing/stage-iisp'
import { walkCase } from '@iisp/testing/walk-case'
import { expect, test } from 'vitest'
import { applyList, approvalErrors, approvalFlow, approve } from '../contract/index.ts'

const stage = stageIisp('fang.shen')

test('approval of a supervisor: each state, person and decision is shown and answered as its flow says', async () => {
  const { rows } = await stage.iisp.owner.query<{ id: string }>(
    `INSERT INTO approval.application (institution_id, institution_name, person_id, person_name, account, busi_type, reason,
       business_date, state, applied_at)
     VALUES ('M001', '远山', '0', '杜鉴', 'lin.jing@yuanshan.example', '10101', '代为提交', $1::date, 'pending', $1::timestamptz) RETURNING id::text`,
    [stage.iisp.clock.now()],
  )
  const id = rows[0]?.id ?? ''
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'fang.shen', client: stage.caller, sides: ['supervisor'] },
      { account: 'du.jian', client: await stage.iisp.as('du.jian'), sides: ['supervisor'] },
    ],
    flow: approvalFlow,
    table: 'approval.application',
    column: 'state',
    id,
    acts: { apply: ['person_id'] },
    facts: { dayOver: { business_date: '2026-01-05' } },
    refusals: { [approvalErrors.notOpen.code]: 'platform.caseMoved' },
    shown: async (by) => (await by.ok(applyList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action, { id: one }) =>
      by.send(approve, { id: one, result: action === 'approve' ? 'pass' : 'refuse', remark: '金额有误' }),
  })
  expect(differences).toEqual([])
})
