import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { completeWindow } from './complete-window.ts'

// whole pages are slow in jsdom on a busy machine
configure({ asyncUtilTimeout: 5_000 })

completeWindow()
afterEach(() => cleanup())
