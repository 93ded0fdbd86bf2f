import { approvalFlow } from '@iisp/approval/contract'
import {
  menuRequestFlow,
  menuRequestSubmit,
  staffChangeFlow,
  staffList,
  staffRolesPropose,
} from '@iisp/identity/contract'
import { contractFlow, partyFlow, productContractApply } from '@iisp/registration/contract'
import { walkCaseAtPage } from '@iisp/testing/walk-case-at-page'
import { expect, test } from 'vitest'
import { applicationFlow } from '../../modules/fund-relation/contract/applications/application-states.ts'
import { configFlow } from '../../modules/fund-relation/contract/configs/config-states.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const custodian = portal.person('zhao.tuo')
const colleague = portal.person('fu.kuan')
const operator = portal.person('lin.jing')
const reviewer = portal.person('zhou.hang')
const partner = portal.person('he.yu')
const register = portal.person('ji.deng')
const supervisor = portal.person('fang.shen')
const other = portal.person('du.jian')
const administrator = portal.person('gu.min')
const second = portal.person('shen.li')
async function idOf(statement: string): Promise<string> {
  const { rows } = await portal.iisp.owner.query<{ id: string }>(statement)
  return rows[0]?.id ?? expect.fail('there is no case')
}

test('fund party: the drawer has the buttons that its flow allows', async () => {
  const id = await idOf('SELECT min(id)::text AS id FROM registration.party')
  const differences = await walkCaseAtPage({
    iisp: portal.iisp,
    flow: partyFlow,
    table: 'registration.party',
    id,
    acts: { endorse: ['endorsed_by'] },
    people: [
      { account: 'zhao.tuo', page: custodian.page, sides: ['desk'] },
      { account: 'fu.kuan', page: colleague.page, sides: ['desk'] },
    ],
    address: `/iisp/operations/registrations?all=1&detail=${id}`,
  })
  expect(differences).toEqual([])
})

test('product contract: the drawer has the buttons of its side that its flow allows', async () => {
  const manager = await portal.iisp.as('lin.jing')
  const { id } = await manager.ok(productContractApply, {
    productName: '远山启航一号私募证券投资基金',
    productKind: 'securities',
    services: ['custody'],
    expectedSize: '50000000.00',
    plannedDate: '2027-03-01',
    contactName: '林静',
    contactPhone: '13800000001',
    note: '',
    fileId: null,
  })
  const differences = await walkCaseAtPage({
    iisp: portal.iisp,
    flow: contractFlow,
    table: 'registration.product_contract',
    id,
    people: [
      { account: 'zhao.tuo', page: custodian.page, sides: ['desk'] },
      { account: 'lin.jing', page: operator.page, sides: ['manager'] },
    ],
    address: `/iisp/integrated-management/product-contracts?detail=${id}`,
  })
  expect(differences).toEqual([])
})

test('approval of a supervisor: the drawer has the buttons that its flow allows', async () => {
  const id = await idOf(
    `INSERT INTO approval.application (institution_id, institution_name, person_id, person_name, account, busi_type, reason,
       business_date, state, applied_at)
     VALUES ('M001', '远山', '0', '杜鉴', 'lin.jing@yuanshan.example', '10101', '代为提交', '2026-11-20', 'pending',
       '2026-11-20 10:00+08') RETURNING id::text`,
  )
  const differences = await walkCaseAtPage({
    iisp: portal.iisp,
    flow: approvalFlow,
    table: 'approval.application',
    column: 'state',
    id,
    acts: { apply: ['person_id'] },
    people: [
      { account: 'fang.shen', page: supervisor.page, sides: ['supervisor'] },
      { account: 'du.jian', page: other.page, sides: ['supervisor'] },
    ],
    address: `/iisp/integrated-management/my-account/super-mgr-approval?all=1&detail=${id}`,
  })
  expect(differences).toEqual([])
})

const relations = '/iisp/product-manage/mother-child-found/mother-child-found'

test('settings of the forced redemption: the drawer has the buttons that their flow allows', async () => {
  const differences = await walkCaseAtPage({
    iisp: portal.iisp,
    flow: configFlow,
    table: 'fund_relation.config',
    id: '2',
    acts: { enter: ['entered_by'] },
    people: [
      { account: 'lin.jing', page: operator.page, sides: ['recorder', 'reviewer'] },
      { account: 'zhou.hang', page: reviewer.page, sides: ['reviewer'] },
    ],
    address: `${relations}-redeem?detail=2`,
  })
  expect(differences).toEqual([])
})

test('application for a relation: the drawer has the buttons of its side that its flow allows', async () => {
  const application = {
    iisp: portal.iisp,
    flow: applicationFlow,
    table: 'fund_relation.application',
    id: '1',
  }
  const managers = await walkCaseAtPage({
    ...application,
    people: [
      { account: 'lin.jing', page: operator.page, sides: ['applicant'] },
      { account: 'he.yu', page: partner.page, sides: ['counterparty'] },
    ],
    address: `${relations}-progress?detail=1`,
  })
  const desk = await walkCaseAtPage({
    ...application,
    people: [{ account: 'ji.deng', page: register.page, sides: ['register'] }],
    address: `${relations}-audit?detail=1`,
  })
  expect([...managers, ...desk]).toEqual([])
})

/** Two administrators of an institution, who have everything asked and proposed by the first of them. */
async function administrators() {
  await portal.iisp.owner.query(
    `UPDATE identity.account SET roles = '{administrator}' WHERE email LIKE 'shen.li@%'`,
  )
  portal.iisp.portal.sessions.forgetAll()
  return [
    { account: 'gu.min', page: administrator.page, sides: ['administrator'] },
    { account: 'shen.li', page: second.page, sides: ['administrator'] },
  ]
}
const ofAdministrators = '/iisp/integrated-management/my-account'

test('request for a menu: the drawer has the buttons that its flow allows', async () => {
  const people = await administrators()
  await (await portal.iisp.as('lin.jing')).ok(menuRequestSubmit, { menuId: '10103', reason: '代为复核' })
  const id = await idOf('SELECT max(id)::text AS id FROM identity.menu_request')
  const differences = await walkCaseAtPage({
    iisp: portal.iisp,
    flow: menuRequestFlow,
    table: 'identity.menu_request',
    column: 'state',
    id,
    acts: { ask: ['person_id'] },
    people,
    address: `${ofAdministrators}/menu-requests?all=1&detail=${id}`,
  })
  expect(differences).toEqual([])
})

test('change of a person: the drawer has the buttons that its flow allows', async () => {
  const people = await administrators()
  const client = await portal.iisp.as('gu.min')
  const [member] = (await client.ok(staffList, { keyword: 'zhou.hang' })).list
  const { id: memberId, version } = member ?? expect.fail('not listed')
  await client.ok(staffRolesPropose, { id: memberId, version, roles: ['signer'], reason: '换岗' })
  const id = await idOf('SELECT max(id)::text AS id FROM identity.staff_change')
  const differences = await walkCaseAtPage({
    iisp: portal.iisp,
    flow: staffChangeFlow,
    table: 'identity.staff_change',
    column: 'state',
    id,
    acts: { propose: ['proposed_by'], concern: ['proposed_by'] },
    people,
    address: `${ofAdministrators}/people-changes?all=1&detail=${id}`,
  })
  expect(differences).toEqual([])
})
