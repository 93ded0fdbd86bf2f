import { expect, test } from 'vitest'
import { engineText, engineTexts } from './engine-texts.ts'
import { locale, setLocale, translator } from './i18n.ts'
import { missingTexts } from './missing-texts.ts'
import { defineTexts } from './texts.ts'

test('the engine has every text in Chinese and English', () => {
  expect(missingTexts(engineTexts)).toEqual([])
})

test('the parity check names missing keys of either language and differing placeholders', () => {
  const texts = { zh: { a: '一{{n}}', b: { c: '三' } }, en: { a: 'one', d: 'four' } }
  expect(missingTexts(texts)).toEqual(['en: b.c', 'zh: d', 'parts: a'])
})

test('[SH-425] Chinese is the default and replaces missing English texts', async () => {
  const t = translator(defineTexts({ open: ['打开', 'Open'], deep: { shut: ['关闭{{what}}'] } }))
  expect(locale()).toBe('zh')
  expect(t('open')).toBe('打开')
  await setLocale('en')
  expect([t('open'), t('deep.shut', { what: '<b>' })]).toEqual(['Open', '关闭<b>'])
  expect(engineText('loader.refresh')).toBe('Refresh')
  await setLocale('zh')
  expect(engineText('loader.refresh')).toBe('点击刷新')
})
