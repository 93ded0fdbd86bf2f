import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments

/**
 * jsdom draws by an interval, which it starts when there is something to draw. One that it starts under fake timers never
 * comes again, neither for the rest of the file nor for the files after it, so it is kept drawing from the beginning.
 */
export default {
  name: 'dom',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis, options) {
    const environment = await jsdom.setup(global, options)
    const { requestAnimationFrame } = global
    const draw = () => void requestAnimationFrame(draw)
    draw()
    return environment
  },
} satisfies Environment
