import { openApi } from '@iisp/server'
import { everyCall } from './every-call.ts'

console.log(JSON.stringify(openApi(everyCall(), 'IISP'), null, 1))
