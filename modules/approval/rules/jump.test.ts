import { expect, test } from 'vitest'
import { agreementsFor } from './jump.ts'

test.each([
  ['research-lab', 'custody', ['research-lab', 'privacy']],
  ['main-platform', 'custody', ['user-service', 'privacy']],
  ['research-lab', 'fund', ['research-lab', 'fund-analysis', 'privacy']],
  ['main-platform', 'fund', ['user-service', 'fund-analysis', 'privacy']],
] as const)('%s from the %s platform: %j', (target, source, agreements) => {
  expect(agreementsFor(target, source)).toEqual(agreements)
})
