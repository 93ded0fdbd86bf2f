import type { OwnLimit } from '@iisp/server'
import { assistantErrors } from '../../contract/errors.ts'

export const cannedLimit: OwnLimit = {
  name: 'assistant.canned',
  most: 200,
  error: assistantErrors.tooManyCanned,
}
