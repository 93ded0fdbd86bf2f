import { serveThread } from '@iisp/server/threads/serve-thread'
import { type Compared, compareTexts } from '../rules/compare-texts.ts'

// the body of the thread that `runComparison` starts
await serveThread(function* (texts: Compared) {
  yield compareTexts(texts)
})
