import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

/** Simulates a person who types and clicks. With fake timers, their pauses advance the time. */
export const userAtKeyboard = () =>
  userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {})
