import { runCli } from './cli.ts'
import { serve } from './serve.ts'

await runCli(serve)
