import { expect, test } from 'vitest'
import { stageFees } from '../../test/stage-fees.ts'

const { given, pay, dueOn, confirmRun, takeRunBack } = stageFees()

test('a corrected run of the mother fund is waited for by the fees that its redemptions pay', async () => {
  await given({ dueDay: 23, cash: '2739.73' })
  await pay('2026-11-23')
  await confirmRun('10000.00')
  expect(await dueOn('2026-11-23')).toMatchObject({ state: 'ready', carried: '0.00' })
  await takeRunBack()
  expect(await dueOn('2026-11-23')).toMatchObject({ state: 'redeeming' })
  // At a lower NAV the same shares raise less money.
  await confirmRun('9000.00')
  expect(await dueOn('2026-11-23')).toMatchObject({ state: 'ready', carried: '1000.00' })
})
