import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { newYearTexts } from '../new-year/new-year-texts.ts'
import { greetingCardTexts } from './greeting-card-texts.ts'
import GreetingCardPage from './GreetingCardPage.tsx'

const user = userEvent.setup()
beforeEach(() => {
  // jsdom draws nothing
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

test('the card says what is written', async () => {
  stage(GreetingCardPage, { as: null })
  await user.type(screen.getByRole('textbox', { name: '称呼' }), '王经理')
  await user.clear(screen.getByRole('textbox', { name: '祝福' }))
  await user.type(screen.getByRole('textbox', { name: '祝福' }), '新春大吉')
  await user.type(screen.getByRole('textbox', { name: '落款' }), '远山基金')
  await user.click(screen.getByRole('radio', { name: '梅花' }))
  expect(screen.getByRole('img', { name: /新年快乐 王经理： 新春大吉 远山基金$/ })).toBeTruthy()
})

test('a picture that cannot be made is told', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null))
  stage(GreetingCardPage, { as: null })
  await user.click(screen.getByRole('button', { name: '下载图片' }))
  expect(await screen.findByText('图片未能生成，请重试')).toBeTruthy()
})

test.each([greetingCardTexts, newYearTexts])('texts are complete in English', (texts) =>
  expect(missingTexts(texts)).toEqual([]),
)
