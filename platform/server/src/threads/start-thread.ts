import { setFlagsFromString } from 'node:v8'
import { Worker, type WorkerOptions } from 'node:worker_threads'

// Node strips types with a WebAssembly module, in every thread that reads a TypeScript file. When V8 collects
// code of it that was compiled anew while another thread ends, it can abort the process (nodejs/node#64500).
// Without this collection the code is freed with its module.
setFlagsFromString('--no-wasm-code-gc')

/** Starts a thread whose body is the file. */
export const startThread = (body: URL, options: WorkerOptions): Worker => new Worker(body, options)
