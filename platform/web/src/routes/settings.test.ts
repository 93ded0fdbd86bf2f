import { expect, test } from 'vitest'
import { completeSettings } from './settings.ts'

test('[SH-182] [SH-401] [BU-397] 5 business tabs are kept unless another limit is configured', () => {
  expect(completeSettings({}).tabLimit).toBe(5)
  expect(completeSettings({ tabLimit: 20, activeTabLimit: 30 })).toMatchObject({
    tabLimit: 20,
    activeTabLimit: 30,
  })
})
test('an invalid setting counts as missing', () => {
  const odd = {
    autoDeskSeconds: '5',
    tabLimit: 0,
    activeTabLimit: Number.NaN,
    historyMode: 'memory',
    watermark: 'black',
  } as never
  expect(completeSettings(odd)).toMatchObject({
    tabLimit: 5,
    activeTabLimit: 30,
    historyMode: 'browser',
    watermark: 'light',
    autoDeskSeconds: 0,
    lockIdleMinutes: 15,
    researchHome: '',
  })
})
