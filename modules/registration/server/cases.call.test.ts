import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { beforeAll, expect, test } from 'vitest'
import { partyDecide, partyDeskList } from '../contract/parties/party-desk.ts'
import { contractFlow } from '../contract/product-contracts/contract-states.ts'
import { partyFlow } from '../contract/parties/party-states.ts'
import {
  productContractApply,
  productContractDecide,
  productContractList,
  productContractResubmit,
} from '../contract/product-contracts/product-contracts.ts'

const stage = stageIisp('zhao.tuo')
let colleague: TestClient
let manager: TestClient
let stranger: TestClient
beforeAll(async () => {
  colleague = await stage.iisp.as('fu.kuan')
  manager = await stage.iisp.as('lin.jing')
  stranger = await stage.iisp.as('he.yu')
})
const reason = '资料不全'

test('fund party: each state, person and decision is shown and answered as its flow says', async () => {
  const listed = (await stage.caller.ok(partyDeskList, {})).list[0] ?? expect.fail('no application')
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'zhao.tuo', client: stage.caller, sides: ['desk'] },
      { account: 'fu.kuan', client: colleague, sides: ['desk'] },
    ],
    flow: partyFlow,
    table: 'registration.party',
    id: listed.id,
    acts: { endorse: ['endorsed_by'] },
    shown: async (by) =>
      (await by.ok(partyDeskList, {})).list.find(({ id }) => id === listed.id)?.actions ?? [],
    decide: (by, action, seen) => by.send(partyDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})

test('product contract: each state, person and decision of both sides is shown and answered as its flow says', async () => {
  const form = {
    productName: '远山启航一号私募证券投资基金',
    productKind: 'securities' as const,
    services: ['custody' as const],
    expectedSize: '50000000.00',
    plannedDate: '2027-03-01',
    contactName: '林静',
    contactPhone: '13800000001',
    note: '',
    fileId: null,
  }
  const { id } = await manager.ok(productContractApply, form)
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'zhao.tuo', client: stage.caller, sides: ['desk'] },
      { account: 'lin.jing', client: manager, sides: ['manager'] },
      { account: 'he.yu', client: stranger, sides: [] },
    ],
    flow: contractFlow,
    table: 'registration.product_contract',
    id,
    shown: async (by) =>
      (await by.ok(productContractList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action, seen) =>
      action === 'resubmit'
        ? by.send(productContractResubmit, { ...form, ...seen })
        : by.send(productContractDecide, { ...seen, action, reason }),
  })
  expect(differences).toEqual([])
})
