import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

/** A person who types and clicks. Where time is faked, their pauses move it on. */
export const userAtKeyboard = () =>
  userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {})
