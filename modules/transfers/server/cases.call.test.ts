import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { walkCase } from '@iisp/testing/walk-case'
import { expect, test } from 'vitest'
import {
  deskAccept,
  deskMarkFailed,
  deskPay,
  deskReturnOrder,
  deskSettle,
  deskVoidOrder,
} from '../contract/desk/desk.ts'
import { transferErrors } from '../contract/errors.ts'
import { orderFlow } from '../contract/orders/order-states.ts'
import { recall, review, revoke, sign } from '../contract/orders/steps.ts'
import { draftOf, openAnyForm, submitted } from './test/new-order.ts'

const stage = stageIisp()
const reason = '账号有误'
const steps = {
  recall,
  withdraw: revoke,
  accept: deskAccept,
  void: deskVoidOrder,
  settle: deskSettle,
  fail: deskMarkFailed,
} as const

test('order: each state, person of four sides and step is answered as its flow says', async () => {
  const { caller, iisp } = stage
  const { id } = await submitted(caller, draftOf(await openAnyForm(caller)))
  const [reviewer, signer, desk] = await Promise.all(
    ['zhou.hang', 'shen.li', 'zhao.tuo'].map((name) => iisp.as(name)),
  )
  if (!reviewer || !signer || !desk) throw new Error('nobody signed in')
  const judge = (by: TestClient, seen: { id: string; version: number }, result: '0' | '1') =>
    by.send(by === signer ? sign : review, { ...seen, result, reason })
  const differences = await walkCase({
    iisp,
    people: [
      { account: 'lin.jing', client: caller, sides: ['operator'] },
      { account: 'zhou.hang', client: reviewer, sides: ['reviewer'] },
      { account: 'shen.li', client: signer, sides: ['signer'] },
      { account: 'zhao.tuo', client: desk, sides: ['custodian'] },
    ],
    flow: {
      ...orderFlow,
      actions: [
        'pass-review',
        'sign',
        'return',
        'recall',
        'withdraw',
        'accept',
        'void',
        'pay',
        'settle',
        'fail',
      ],
    },
    table: 'transfers.transfer_order',
    id,
    refusals: { [transferErrors.notMovable.code]: 'platform.caseMoved' },
    decide: (by, action, seen) => {
      if (action === 'pass-review') return by.send(review, { ...seen, result: '1' })
      if (action === 'sign') return by.send(sign, { ...seen, result: '1' })
      if (action === 'pay') return by.send(deskPay, { ...seen, reason })
      if (action !== 'return') return by.send(steps[action], { ...seen, reason })
      return by === desk ? by.send(deskReturnOrder, { ...seen, reason }) : judge(by, seen, '0')
    },
  })
  expect(differences).toEqual([])
})
