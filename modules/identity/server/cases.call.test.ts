import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { beforeAll, expect, test } from 'vitest'
import { menuRequestErrors } from '../contract/menu-request-errors.ts'
import { menuRequestFlow } from '../contract/menu-request-states.ts'
import {
  menuRequestEnd,
  menuRequestGrant,
  menuRequestList,
  menuRequestSubmit,
} from '../contract/menu-requests.ts'
import { staffChangeFlow } from '../contract/people/staff-change-states.ts'
import {
  staffChangeConfirm,
  staffChangeEnd,
  staffChangeList,
  staffRolesPropose,
} from '../contract/people/staff-changes.ts'
import { staffErrors } from '../contract/people/staff-errors.ts'
import { staffList } from '../contract/people/staff.ts'

const stage = stageIisp('gu.min')
let second: TestClient
/** An institution with two administrators. */
beforeAll(async () => {
  await stage.iisp.owner.query(
    `UPDATE identity.account SET roles = '{administrator}' WHERE email LIKE 'zhou.hang@%'`,
  )
  second = await stage.iisp.as('zhou.hang')
})
const administrators = () =>
  ({
    iisp: stage.iisp,
    people: [
      { account: 'gu.min', client: stage.caller, sides: ['administrator'] },
      { account: 'zhou.hang', client: second, sides: ['administrator'] },
    ],
    column: 'state',
  }) as const
const reason = '无需该权限'

test('request for a menu: each state, person and decision is shown and answered as its flow says', async () => {
  const operator = await stage.iisp.as('lin.jing')
  await operator.ok(menuRequestSubmit, { menuId: '10103', reason: '周航休假，代为复核' })
  const { id } = (await stage.caller.ok(menuRequestList, {})).list[0] ?? expect.fail('there is no request')
  const differences = await walkCase({
    ...administrators(),
    flow: menuRequestFlow,
    table: 'identity.menu_request',
    id,
    acts: { ask: ['person_id'] },
    facts: { lapsed: { until: '2026-01-05' } },
    refusals: { [menuRequestErrors.menuRequestClosed.code]: 'platform.caseMoved' },
    shown: async (by) => (await by.ok(menuRequestList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action) =>
      action === 'grant'
        ? by.send(menuRequestGrant, { id, days: 7 })
        : by.send(menuRequestEnd, { id, action, reason }),
  })
  expect(differences).toEqual([])
})

test('change of a person: each state, person and decision is shown and answered as its flow says', async () => {
  const [member] = (await stage.caller.ok(staffList, { keyword: 'lin.jing' })).list
  const { id: memberId, version } = member ?? expect.fail('not listed')
  await stage.caller.ok(staffRolesPropose, { id: memberId, version, roles: ['signer'], reason: '换岗' })
  const { id } = (await stage.caller.ok(staffChangeList, {})).list[0] ?? expect.fail('nothing was proposed')
  const differences = await walkCase({
    ...administrators(),
    flow: staffChangeFlow,
    table: 'identity.staff_change',
    id,
    acts: { propose: ['proposed_by'], concern: ['proposed_by', 'person_id'] },
    refusals: {
      [staffErrors.staffChangeClosed.code]: 'platform.caseMoved',
      [staffErrors.ownStaffChange.code]: 'platform.secondPerson',
    },
    shown: async (by) => (await by.ok(staffChangeList, {})).list.find((one) => one.id === id)?.actions ?? [],
    decide: (by, action) =>
      action === 'confirm'
        ? by.send(staffChangeConfirm, { id })
        : by.send(staffChangeEnd, { id, action, reason }),
  })
  expect(differences).toEqual([])
})
