// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { compareTexts } from './compare-texts.ts'

export const handlers: readonly Handler[] = [compareTexts]
