import { parentPort, workerData } from 'node:worker_threads'
import { type Compared, compareTexts } from '../rules/compare-texts.ts'

// the body of the thread that `runComparison` starts
parentPort?.postMessage(compareTexts(workerData as Compared), [])
