import { setFlagsFromString } from 'node:v8'
import { runCli } from './cli.ts'
import { serve } from './serve.ts'

// All of the heap is collected once it has doubled. V8 would let it grow fourfold, so that a server that deals many funds
// holds mostly what is no longer used.
setFlagsFromString('--heap-growing-percent=100')

await runCli(serve)
