import { walkCase } from '@iisp/testing/walk-case'
import { expect, test } from 'vitest'
import { getApplyInfoList } from '../contract/applications/application-list.ts'
import { applicationFlow } from '../contract/applications/application-states.ts'
import { applyConfirm, applyDecide, applySubmit, revert } from '../contract/applications/apply.ts'
import {
  deleteAutoPaymentConfig,
  getAutoPaymentConfigList,
  reviewAutoPaymentConfig,
  setAutoPaymentConfig,
} from '../contract/configs/config-calls.ts'
import { configFlow } from '../contract/configs/config-states.ts'
import { relationErrors } from '../contract/errors.ts'
import { dueFlow } from '../contract/linking/due-states.ts'
import { feeDueConfirm, feeDueList } from '../contract/linking/fee-dues.ts'
import { linkedOrderFlow } from '../contract/linking/linked-order-states.ts'
import { linkedOrderDecide, linkedOrderList } from '../contract/linking/linked-orders.ts'
import { payload, stageRelations } from './test/stage-relations.ts'

const stage = stageRelations()
const reason = '条款不一致'
/** The id of a case, inserted without what its making asks for. */
async function inserted(statement: string): Promise<string> {
  const { rows } = await stage.iisp.owner.query<{ id: string }>(statement)
  return rows[0]?.id ?? ''
}

test('application: each state, person of three sides and decision is shown and answered as its flow says', async () => {
  const id = '1'
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'lin.jing', client: stage.lin, sides: ['applicant'] },
      { account: 'he.yu', client: stage.he, sides: ['counterparty'] },
      { account: 'ji.deng', client: stage.desk, sides: ['register'] },
      { account: 'su.qing', client: stage.su, sides: [] },
    ],
    flow: applicationFlow,
    table: 'fund_relation.application',
    id,
    shown: async (by) =>
      (await by.ok(getApplyInfoList, {})).list.find(({ SQID }) => SQID === id)?.actions ?? [],
    decide: (by, action, { version }) => {
      switch (action) {
        case 'edit':
          return by.send(applySubmit, {
            flag: '4',
            inputParam: [payload('SQM006', 'SXA015', { appid: id })],
          })
        case 'consent':
        case 'decline':
          return by.send(applyConfirm, { id, version, result: action === 'consent' ? '1' : '0', reason })
        case 'revert':
          return by.send(revert, { id })
        default:
          return by.send(applyDecide, { id, version, action, reason })
      }
    },
  })
  expect(differences).toEqual([])
})

test('settings: each state, person and decision is shown and answered as their flow says', async () => {
  const id = '2'
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'lin.jing', client: stage.lin, sides: ['recorder', 'reviewer'] },
      { account: 'zhou.hang', client: stage.zhou, sides: ['reviewer'] },
      { account: 'he.yu', client: stage.he, sides: [] },
    ],
    flow: configFlow,
    table: 'fund_relation.config',
    id,
    acts: { enter: ['entered_by'] },
    facts: { inForce: { in_force: {} } },
    shown: async (by) =>
      (await by.ok(getAutoPaymentConfigList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action, { version }) => {
      switch (action) {
        case 'modify':
          return by.send(setAutoPaymentConfig, { flag: '2', inputParam: { id } })
        case 'askDelete':
          return by.send(setAutoPaymentConfig, { flag: '3', inputParam: { id } })
        case 'remove':
          return by.send(deleteAutoPaymentConfig, { id })
        default:
          return by.send(reviewAutoPaymentConfig, {
            id,
            version,
            result: action === 'pass' ? '1' : '0',
            reason,
          })
      }
    },
  })
  expect(differences).toEqual([])
})

test('fee due: each state and person is shown and answered as its flow says', async () => {
  const id = await inserted(
    `INSERT INTO fund_relation.fee_due (institution_id, config_id, relation_id, child_id, fee_type, due_on, fee, status, at)
     SELECT institution_id, 1, id, child_id, '01', '2027-06-01', 100, 'toConfirm', now() FROM fund_relation.relation WHERE id = 1
     RETURNING id::text`,
  )
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'zhou.hang', client: stage.zhou, sides: ['confirmer'] },
      { account: 'lin.jing', client: stage.lin, sides: [] },
    ],
    flow: dueFlow,
    table: 'fund_relation.fee_due',
    id,
    shown: async (by) => (await by.ok(feeDueList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, _, seen) => by.send(feeDueConfirm, seen),
  })
  expect(differences).toEqual([])
})

test('linked order: each state, person and decision is shown and answered as its flow says', async () => {
  const id = await inserted(
    `INSERT INTO fund_relation.linked_order (origin, institution_id, relation_id, kind, amount, not_before, status, at)
     SELECT 'walk', institution_id, id, '022', 100, '2026-11-20', 'failed', now() FROM fund_relation.relation WHERE id = 1
     RETURNING id::text`,
  )
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'ji.deng', client: stage.desk, sides: ['desk'] },
      { account: 'lin.jing', client: stage.lin, sides: [] },
    ],
    flow: linkedOrderFlow,
    table: 'fund_relation.linked_order',
    id,
    facts: { forced: { kind: '142' } },
    refusals: { [relationErrors.feeCarried.code]: 'platform.caseMoved' },
    shown: async (by) => (await by.ok(linkedOrderList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action, seen) => by.send(linkedOrderDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})
