import { serveThread } from '../threads/serve-thread.ts'
import { gatherSheet } from './gather-sheet.ts'

// the body of the thread in which `readSheet` reads
await serveThread(gatherSheet)
