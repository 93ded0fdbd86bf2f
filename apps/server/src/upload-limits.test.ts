import { loadConfig } from '@iisp/server/config/load-config'
import { exchangeRules } from '@iisp/ta/contract'
import { expect, test } from 'vitest'

test('without a setting an exchange file may be as large as its page says', () => {
  expect(loadConfig({}, '/').uploadMaxMb).toBeGreaterThanOrEqual(exchangeRules.maxSize)
})
