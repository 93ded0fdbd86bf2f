import { serveThread } from '@iisp/server/threads/serve-thread'
import { readExchangeFile } from './read-exchange-file.ts'

// the body of the thread in which `readSet` reads each file
await serveThread(readExchangeFile)
