import { oncePerRegistry } from '@iisp/server'
import { reportWords } from '../../rules/reports/report-words.ts'

/** The words that reports may contain, from the calls and pages of all modules. */
export const knownWords = oncePerRegistry(({ calls, pages }) => reportWords(calls, pages))
