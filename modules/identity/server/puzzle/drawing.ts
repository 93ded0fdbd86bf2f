import { parentPort } from 'node:worker_threads'
import { type PuzzleKind, drawPuzzle } from './draw-puzzle.ts'

// the body of the thread that `PuzzleThread` starts
parentPort?.on('message', (kind: PuzzleKind) => parentPort?.postMessage(drawPuzzle(kind), []))
