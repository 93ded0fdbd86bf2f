import { expect, test } from 'vitest'
import { completeSettings } from './settings.ts'

test('[SH-182] [SH-401] without a configured limit 5 business tabs are kept; a configured one counts', () => {
  expect(completeSettings({}).tabLimit).toBe(5)
  expect(completeSettings({ tabLimit: 20, activeTabLimit: 30 })).toMatchObject({
    tabLimit: 20,
    activeTabLimit: 30,
  })
})
test('what makes no sense counts as missing', () => {
  const odd = {
    autoDeskSeconds: '5',
    tabLimit: 0,
    activeTabLimit: Number.NaN,
    historyMode: 'memory',
  } as never
  expect(completeSettings(odd)).toMatchObject({
    tabLimit: 5,
    activeTabLimit: 30,
    historyMode: 'browser',
    autoDeskSeconds: 0,
    lockIdleMinutes: 15,
  })
})
