import { stageIisp } from '@iisp/testing/stage-iisp'
import { walkCase } from '@iisp/testing/walk-case'
import { expect, test } from 'vitest'
import { verificationDecide, verificationList } from '../contract/desk.ts'
import { verificationErrors } from '../contract/errors.ts'
import { verificationFlow } from '../contract/states.ts'
import { submitted } from './test/phone.ts'

const stage = stageIisp('zhao.tuo')

test('verification: each state, person and decision is shown and answered as its flow says', async () => {
  const id = await submitted(stage.iisp, await stage.iisp.as('lin.jing'), 'walk')
  const differences = await walkCase({
    iisp: stage.iisp,
    people: [
      { account: 'zhao.tuo', client: stage.caller, sides: ['reviewer'] },
      { account: 'fu.kuan', client: await stage.iisp.as('fu.kuan'), sides: ['reviewer'] },
    ],
    flow: verificationFlow,
    table: 'verification.request',
    column: 'state',
    id,
    acts: { ask: ['person_id'] },
    refusals: { [verificationErrors.notOpen.code]: 'platform.caseMoved' },
    shown: async (by) => {
      const lists = [await by.ok(verificationList, {}), await by.ok(verificationList, { decided: true })]
      return lists.flatMap(({ list }) => list).find((one) => one.id === id)?.actions ?? []
    },
    decide: (by, result) => by.send(verificationDecide, { id, result, reason: '画面不清' }),
  })
  expect(differences).toEqual([])
})
