import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, vi } from 'vitest'
import { completeWindow } from './complete-window.ts'
import { openPage } from './open-page.ts'

// Files share a process, its window and the libraries that Node itself loads. All other modules are evaluated for each
// file, so that none finds the state that another file left in them.
vi.resetModules()
completeWindow()

// React and user-event listen to the document from their first use on, for all files
render(null)
userEvent.setup()
cleanup()
afterAll(openPage())

// whole pages are slow in jsdom on a busy machine
configure({ asyncUtilTimeout: 5_000 })
afterEach(() => cleanup())
