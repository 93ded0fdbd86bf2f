import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

// Each thread that reads a TypeScript file strips its types with WebAssembly. V8 replaces that code by faster code
// and collects the old one. If another thread ends meanwhile, V8 can abort the process (nodejs/node#64500). Without
// this collection, the old code stays until its module is freed.
setFlagsFromString('--no-wasm-code-gc')

/** Starts a thread whose body is the file. */
export const startThread = (body: URL, options: WorkerOptions): Worker => new Worker(body, options)
