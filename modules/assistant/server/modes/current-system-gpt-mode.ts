import { type Handler, reader } from '@iisp/server'
import { currentSystemGPTMode as call } from '../../contract/modes.ts'
import type { Assistant } from '../parts.ts'
import { modesOf } from './modes-of.ts'

export const currentSystemGPTMode = (assistant: Assistant): Handler =>
  reader(call, ({ db }) => modesOf(db, assistant))
