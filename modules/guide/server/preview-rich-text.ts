import { reader } from '@iisp/server'
import { previewRichText as call } from '../contract/editor.ts'
import { cleanRichText } from './clean-rich-text.ts'

export const previewRichText = reader(call, async (_, input) => {
  const html = cleanRichText(input.html)
  return { html, changed: html !== input.html }
})
