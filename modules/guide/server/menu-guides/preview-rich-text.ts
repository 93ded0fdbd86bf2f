import { reader } from '@iisp/server'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import { previewRichText as call } from '../../contract/menu-guides.ts'

export const previewRichText = reader(call, async (_, input) => {
  const html = cleanRichText(input.html)
  return { html, changed: html !== input.html }
})
