import { translator } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { expect, test } from 'vitest'
import { defaultTerms } from '../../../contract/terms/default-terms.ts'
import { differencesOf } from './differences.ts'
import { settingTexts } from './setting-texts.ts'
import { settingSections } from './describe-terms.ts'

const t = translator(settingTexts)

test('equal terms differ in nothing', () =>
  expect(differencesOf(defaultTerms, structuredClone(defaultTerms), t)).toEqual([]))

test('a changed fee, a new lock-up and a large redemption that is dropped are told in words', () => {
  const newer = {
    ...defaultTerms,
    subscription: {
      ...defaultTerms.subscription,
      scale: [
        { from: '0.00', kind: 'rate', rate: '0.0100' },
        { from: '5000000.00', kind: 'fixed', fee: '1000.00' },
      ],
    },
    lockUp: { kind: 'none' },
    largeRedemption: null,
  } as const
  expect(differencesOf(defaultTerms, newer as never, t)).toEqual([
    {
      section: 'subscription',
      field: 'scale',
      before: '0.00元起0.00%',
      after: '0.00元起1.00%；5,000,000.00元起每笔1,000.00元',
    },
    { section: 'holding', field: 'lockUp', before: '3个月，期内不得赎回', after: '不设' },
    { section: 'largeRedemption', field: 'largeRedemption', before: '适用', after: '不适用' },
    { section: 'largeRedemption', field: 'ratio', before: '10.00%', after: null },
    { section: 'largeRedemption', field: 'base', before: '认定线', after: null },
    { section: 'largeRedemption', field: 'acceptance', before: '按比例接受', after: null },
    { section: 'largeRedemption', field: 'defaultRest', before: '顺延', after: null },
  ])
})

test('each section has its name, and the texts are complete in English', () => {
  expect(settingSections.map((section) => t(`sections.${section}`))).not.toContain('')
  expect(missingTexts(settingTexts as never)).toEqual([])
})
