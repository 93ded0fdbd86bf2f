import { vi } from 'vitest'

/**
 * One process runs many test files: installed packages are loaded once, and every file starts with modules of the
 * project, a clock and globals of its own, however the file before it ended.
 */
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
