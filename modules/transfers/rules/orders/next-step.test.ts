import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

test.each([
  ['ZLMS 3 waits for the reviewer', '3', '020', '提交成功，待复核人复核'],
  ['ZLMS 2 waits for sign-off', '2', '030', '提交成功，请通知签发人签发后托管人方可划款'],
  ['ZLMS 1 waits for the custodian', '1', '040', '提交成功，待托管人确认'],
] as const)('%s', (_, pattern, to, zh) => {
  expect(nextStep(pattern)).toMatchObject({ to, zh })
})

test('three patterns give three next steps', () => {
  expect(new Set((['1', '2', '3'] as const).map((pattern) => nextStep(pattern).zh)).size).toBe(3)
})
