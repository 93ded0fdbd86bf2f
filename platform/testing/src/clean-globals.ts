import { vi } from 'vitest'

/** Files share a process: each starts with real timers and without the stubs of the file before. */
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
