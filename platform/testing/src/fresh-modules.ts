import { vi } from 'vitest'
import './clean-globals.ts'

/** Each file starts with modules of the project of its own, since some tests change the gates of pages. */
vi.resetModules()
